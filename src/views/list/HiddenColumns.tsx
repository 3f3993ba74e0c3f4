import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';

interface HiddenColumnsProps {
  /** The headings out of sight, a line each. */
  names: string;
  reveal: () => void;
}

/**
 * Says which columns of the table above are out of sight, and brings the next one into it. For who looks and points: by keyboard a heading
 * comes into sight with the focus, and who listens has all columns.
 */
export function HiddenColumns({ names, reveal }: HiddenColumnsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!names) return null;
  const all = names.split('\n');
  const inWords = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(all);
  return (
    <Hint onClick={reveal} tabIndex={-1} aria-hidden>
      {translate('views.columns_out_of_sight', { smart_count: all.length, names: inWords })}
    </Hint>
  );
}

const Hint = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: '100%',
  padding: '6px 12px',
  textAlign: 'end',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.background.raised,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover, &:focus-visible': { color: theme.vars.palette.primary.main },
}));
