import { Autocomplete, MenuItem, Select, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';
import { type Option, SEARCHED_FROM, useOptions } from './options.ts';

/** What a select needs around its text, in letters. */
const FRAME = 8;

/** One of a few values. */
export default function ChoiceInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  const options = useOptions(field);
  const translate = useTranslate();
  const { id: _id, readOnly: _readOnly, ...tied } = attributes;
  const longest = Math.max(0, ...options.map(({ label: said }) => said.length));
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      {options.length > SEARCHED_FROM ? (
        <Searched {...props} options={options} controller={controller} attributes={attributes} />
      ) : (
        <Select
          size="small"
          displayEmpty
          value={controller.value ?? ''}
          onChange={(event) => controller.onChange(event.target.value || null)}
          onBlur={controller.onBlur}
          name={controller.name}
          disabled={readonly}
          // As wide as its longest answer; one that has no room takes a second line rather than being cut.
          sx={{
            maxWidth: bare ? undefined : `max(280px, ${longest + FRAME}ch)`,
            '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' },
          }}
          renderValue={(value) =>
            options.find((one) => one.value === value)?.label ?? <span style={{ opacity: 0.75 }}>{translate('views.choose')}</span>
          }
          inputProps={{ id, ...tied, 'aria-label': label }}
        >
          {!required && <MenuItem value="">{translate('views.none')}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

interface SearchedProps extends InputProps {
  options: readonly Option[];
  controller: ReturnType<typeof useKindInput>['controller'];
  attributes: ReturnType<typeof useKindInput>['attributes'];
}

function Searched({ options, controller, attributes, readonly, required, label, field }: SearchedProps) {
  const translate = useTranslate();
  const chosen =
    options.find((one) => one.value === controller.value) ??
    (typeof controller.value === 'string' && controller.value ? { value: controller.value, label: controller.value } : null);
  const { id, readOnly: _readOnly, ...tied } = attributes;
  const direction = field.kind === 'timezone' ? 'ltr' : 'auto';
  return (
    <Autocomplete
      id={id}
      size="small"
      options={options}
      getOptionKey={({ value }) => value}
      value={chosen}
      disabled={readonly}
      disableClearable={required && chosen !== null}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      onChange={(_, option) => controller.onChange(option?.value ?? null)}
      onBlur={controller.onBlur}
      sx={{ maxWidth: 360 }}
      renderInput={(input) => (
        <TextField
          {...input}
          name={`${controller.name}-search`}
          error={tied['aria-invalid']}
          placeholder={chosen || readonly ? undefined : translate('views.search_and_choose')}
          slotProps={{
            ...input.slotProps,
            // Empty it shows what it is for, in the reader's own direction.
            htmlInput: {
              ...input.slotProps.htmlInput,
              ...tied,
              'aria-label': label,
              dir: input.slotProps.htmlInput.value ? direction : undefined,
            },
          }}
        />
      )}
    />
  );
}
