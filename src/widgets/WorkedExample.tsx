import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { card } from '#/src/theme/card.ts';

/** One line of an example: what it is, and how much. */
export interface ExampleLine {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** A small reckoning that follows the form: what a bill of this size comes to. */
export function WorkedExample({ title, lead, lines }: { title: string; lead: string; lines: readonly ExampleLine[] }) {
  return (
    <Card aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <p>{lead}</p>
      <dl>
        {lines.map(({ label, amount, isTotal }) => (
          <div key={label} className={isTotal ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd dir="ltr">{amount}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const Card = styled('section')(({ theme }) => ({
  ...card(theme),
  p: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: '4px 0 12px' },
  dl: { margin: 0 },
  'dl > div': { ...theme.typography.body1, display: 'flex', justifyContent: 'space-between', gap: 16, padding: '4px 0' },
  dd: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '.total': { fontWeight: 600, borderTop: `1px solid ${theme.vars.palette.divider}`, marginTop: 4, paddingTop: 8 },
}));
