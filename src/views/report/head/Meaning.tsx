import InfoIcon from '@mui/icons-material/InfoOutlined';
import { IconButton, Tooltip } from '@mui/material';

/** What a figure means: a mark beside its name. Nothing where the definition says nothing. */
export function Meaning({ label, said }: { label: string; said: string | undefined }) {
  if (!said) return null;
  return (
    <Tooltip title={said}>
      <IconButton size="small" aria-label={`${label}: ${said}`} sx={{ padding: '2px', marginInlineEnd: 0.5, verticalAlign: 'middle' }}>
        <InfoIcon sx={{ fontSize: 15 }} />
      </IconButton>
    </Tooltip>
  );
}
