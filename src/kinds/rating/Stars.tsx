import { styled } from '@mui/material/styles';
import { MAX_STARS } from '#/model/kinds/rating.ts';

const STAR = 'M12 17.3l6.2 3.7-1.6-7L22 9.2l-7.2-.6L12 2 9.2 8.6 2 9.2 7.5 14l-1.7 7z';

/** So many of five stars, drawn; whoever shows them says them in words. */
export function Stars({ count }: { count: number }) {
  return (
    <Row aria-hidden>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its index
        <svg key={index} viewBox="0 0 24 24" className={index < count ? 'given' : undefined} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </Row>
  );
}

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  svg: { inlineSize: 18, blockSize: 18, fill: theme.vars.palette.action.disabled },
  '.given': { fill: theme.vars.palette.warning.main },
}));
