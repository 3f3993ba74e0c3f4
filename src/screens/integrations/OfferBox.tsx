import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Autocomplete, createFilterOptions, FormHelperText, OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type InputHTMLAttributes, memo } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { describedBy, FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { isUnlisted, type Offer } from './offers.ts';

interface OfferBoxProps {
  field: FieldModel;
  source: string;
  label: string;
  offer: Offer;
  readonly: boolean;
  /** Whether it is the box that is being filled in: half a word is in no list yet. */
  isEdited: boolean;
  /** Told the source of the box that is entered, and null when it is left. */
  onEdit: (source: string | null) => void;
}

/** More than this many are found by typing on. */
const SHOWN = 50;
const filterOptions = createFilterOptions<string>({ limit: SHOWN, trim: true });

/**
 * A text with the establishment's own list to choose from. What is typed freely stays; a code or a name of the list becomes the entry it
 * means. Light, since a mapping has hundreds of them: with MUI's own text field and button a page of them took twice as long to open.
 */
export const OfferBox = memo(function OfferBox({ field, source, label, offer, readonly, isEdited, onEdit }: OfferBoxProps) {
  const translate = useTranslate();
  const { id, controller, error, attributes } = useKindInput({ field, source, required: false, readonly });
  const text = typeof controller.value === 'string' ? controller.value : '';
  const isStray = !isEdited && isUnlisted(offer, text);
  const leave = () => {
    const kept = offer.meant(text) ?? (text.trim() || null);
    if (kept !== (text || null)) controller.onChange(kept);
    controller.onBlur();
    onEdit(null);
  };
  const tied = { ...attributes, 'aria-describedby': isStray ? describedBy(id) : attributes['aria-describedby'] };
  return (
    <FieldFrame id={id} label={label} required={false} error={error} bare>
      <Autocomplete
        freeSolo
        disableClearable
        forcePopupIcon={false}
        id={id}
        size="small"
        disabled={readonly}
        options={offer.titles}
        filterOptions={filterOptions}
        value={text}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason !== 'reset' && controller.onChange(typed || null)}
        onFocus={() => onEdit(source)}
        onBlur={leave}
        renderOption={({ key, ...option }, title) => (
          <li key={key} {...option}>
            <span dir="auto">{title}</span>
          </li>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            size="small"
            fullWidth
            disabled={readonly}
            name={controller.name}
            inputRef={controller.ref}
            endAdornment={readonly ? undefined : <Arrow />}
            slotProps={{ input: { ...htmlInput, ...tied, dir: 'auto' } as InputHTMLAttributes<HTMLInputElement> }}
          />
        )}
      />
      {isStray && !error && (
        <FormHelperText id={describedBy(id)} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <WarningIcon color="warning" sx={{ fontSize: 16 }} />
          {translate(`integrations.unlisted_${field.name}`)}
        </FormHelperText>
      )}
    </FieldFrame>
  );
});

/** Says that there is a list; a press on it is one on the box. Not MUI's button and icon: a page has hundreds. */
function Arrow() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" width={20} style={{ flex: 'none', opacity: 0.7, pointerEvents: 'none' }}>
      <path d="m7 10 5 5 5-5z" fill="currentColor" />
    </svg>
  );
}
