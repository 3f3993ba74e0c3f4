import { styled } from '@mui/material/styles';

interface ChartTipProps {
  name: string;
  /** Pixels from the left of a drawing that is so wide. */
  left: number;
  width: number;
  children: React.ReactNode;
}

/** What stands beside the pointer in a drawing; the table says it for everybody else. */
export function ChartTip({ name, left, width, children }: ChartTipProps) {
  return (
    // Physical sides: the drawing is measured from the left in every language.
    <Tip aria-hidden style={left > width / 2 ? { right: width - left + 12 } : { left: left + 12 }}>
      <strong>{name}</strong>
      {children}
    </Tip>
  );
}

const Tip = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: 8,
  display: 'grid',
  gap: 2,
  padding: '8px 12px',
  borderRadius: 8,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  background: theme.vars.palette.background.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: theme.shadows[4],
  fontVariantNumeric: 'tabular-nums',
  small: { display: 'block', color: theme.vars.palette.text.secondary },
}));
