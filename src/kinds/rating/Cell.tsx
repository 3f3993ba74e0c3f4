import { useTranslate } from 'ra-core';
import { MAX_STARS } from '#/model/kinds/rating.ts';
import type { CellProps } from '../kindProps.ts';
import { Stars } from './Stars.tsx';

/** Stars, said in words to whoever does not see them. */
export default function RatingCell({ value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'number') return null;
  return (
    <span role="img" aria-label={translate('views.stars', { count: value, most: MAX_STARS })}>
      <Stars count={value} />
    </span>
  );
}
