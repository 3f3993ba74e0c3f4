import ShowIcon from '@mui/icons-material/AddOutlined';
import { Button, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { DashboardPart } from './Arranged.tsx';
import type { Arranging } from './useArrangement.ts';

/** While the parts are being moved: how it is done, the hidden parts to be shown again, and the way back to how it was at first. */
export function ArrangeBar({ parts, arranging }: { parts: readonly Omit<DashboardPart, 'content'>[]; arranging: Arranging }) {
  const translate = useTranslate();
  const hidden = parts.filter(({ id }) => arranging.hidden.includes(id));
  return (
    <Bar>
      <p>{translate('dashboard.arranging')}</p>
      {hidden.map(({ id, name }) => (
        <Chip
          key={id}
          icon={<ShowIcon />}
          label={translate('dashboard.show', { name })}
          onClick={() => arranging.show(id)}
          variant="outlined"
        />
      ))}
      <Button color="inherit" disabled={!arranging.differs} onClick={arranging.reset}>
        {translate('dashboard.reset')}
      </Button>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  p: { ...theme.typography.body2, margin: 0, marginInlineEnd: 'auto', color: theme.vars.palette.text.secondary },
}));
