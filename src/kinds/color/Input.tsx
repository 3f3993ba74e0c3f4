import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lookupLabel } from '#/model/kinds/lookup.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { useKindInput } from '../useKindInput.ts';
import { ColorDot } from './ColorDot.tsx';

/** One of the named swatches, or a colour of one's own. */
export default function ColorInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const translate = useTranslate();
  const { id, controller, error, attributes } = useKindInput(props);
  const { lookup, locale } = useKindContext();
  const swatches = lookup('colors').map((swatch) => ({ ...swatch, label: lookupLabel([swatch], swatch.value, locale) }));
  const own = typeof controller.value === 'string' && controller.value.startsWith('#') ? controller.value : '';
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <Swatches role="radiogroup" aria-label={label} aria-describedby={attributes['aria-describedby']}>
        {swatches.map((swatch) => (
          <label key={swatch.value} title={swatch.label}>
            <input
              type="radio"
              name={controller.name}
              checked={controller.value === swatch.value}
              disabled={readonly}
              onChange={() => controller.onChange(swatch.value)}
              onBlur={controller.onBlur}
              aria-label={swatch.label}
            />
            <ColorDot color={swatch.color ?? swatch.value} size={24} />
          </label>
        ))}
        <input
          id={id}
          type="color"
          className="own"
          value={own || '#808080'}
          disabled={readonly}
          onChange={(event) => controller.onChange(event.target.value)}
          aria-label={translate('views.own_colour')}
        />
        {!required && controller.value !== null && !readonly && (
          <button type="button" onClick={() => controller.onChange(null)}>
            {translate('views.none')}
          </button>
        )}
      </Swatches>
    </FieldFrame>
  );
}

const Swatches = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  label: { position: 'relative', display: 'inline-flex', padding: 3, borderRadius: 8, cursor: 'pointer' },
  'input[type=radio]': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  'label:has(:checked)': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  'label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.text.primary}` },
  '.own': { width: 30, height: 30, padding: 0, border: `1px solid ${theme.vars.palette.divider}`, borderRadius: 8, background: 'none' },
  button: {
    ...theme.typography.body2,
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    textDecoration: 'underline',
    padding: 6,
  },
}));
