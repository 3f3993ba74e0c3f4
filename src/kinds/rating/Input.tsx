import { Rating } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MAX_STARS } from '#/model/kinds/rating.ts';
import { describedBy, FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** Stars to be given by a click or the arrow keys; given once more they are taken away. */
export default function RatingInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const translate = useTranslate();
  const { id, controller, error } = useKindInput(props);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <Rating
        id={id}
        name={`${controller.name}-${id}`}
        max={MAX_STARS}
        value={typeof controller.value === 'number' ? controller.value : null}
        onChange={(_, stars) => controller.onChange(stars)}
        onBlur={controller.onBlur}
        disabled={readonly}
        getLabelText={(count) => translate('views.stars', { count, most: MAX_STARS })}
        emptyLabelText={translate('views.no_stars')}
        role="radiogroup"
        aria-label={label}
        aria-describedby={error || field.help ? describedBy(id) : undefined}
        sx={{ alignSelf: 'flex-start' }}
      />
    </FieldFrame>
  );
}
