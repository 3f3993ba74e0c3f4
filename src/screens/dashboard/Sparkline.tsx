import { styled } from '@mui/material/styles';

const [WIDTH, HEIGHT, EDGE] = [120, 32, 3];

/**
 * The course of a figure as a line from zero; the words beside it say what it comes to. In a right-to-left language it runs from the right.
 */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.map((value) => value ?? 0);
  if (known.length < 2) return null;
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  if (least === most) return null;
  const y = (value: number) => EDGE + (1 - (value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  const points = known.map((value, index) => `${((index / (known.length - 1)) * WIDTH).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </Line>
  );
}

const Line = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  polyline: { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' },
}));
