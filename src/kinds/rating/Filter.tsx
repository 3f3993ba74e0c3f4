import { Rating } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MAX_STARS } from '#/model/kinds/rating.ts';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';

/** So many stars or more. */
export default function RatingFilter({ label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const least = numberIn(valuesIn(value).gte);
  return (
    <Rating
      name={`filter-${label}`}
      max={MAX_STARS}
      value={least}
      onChange={(_, stars) => onChange(stars === null ? undefined : { gte: stars })}
      getLabelText={(count) => translate('views.stars_or_more', { count, most: MAX_STARS })}
      emptyLabelText={translate('views.no_stars')}
      role="radiogroup"
      aria-label={label}
    />
  );
}
