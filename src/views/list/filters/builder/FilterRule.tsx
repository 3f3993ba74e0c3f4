import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Autocomplete, Box, FormHelperText, IconButton, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { FilterTest } from '../FilterTest.tsx';
import { useFilterFields } from '../filterFields.ts';
import type { Rule } from './filterTree.ts';

interface FilterRuleProps {
  rule: Rule;
  /** Whether it is marked while it is not said. */
  isTried: boolean;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}

/** One condition: the field, how it is tested, and by what. */
export function FilterRule({ rule, isTried, onChange, onRemove }: FilterRuleProps) {
  const translate = useTranslate();
  const label = useLabelOf();
  const fields = useFilterFields();
  const field = fields.find(({ name }) => name === rule.field) ?? null;
  const isMissing = isTried && rule.test === undefined;
  const missing = isMissing ? translate(field ? 'filter_builder.say_value' : 'filter_builder.say_field') : undefined;
  return (
    <Box
      role="group"
      aria-label={field ? label(field) : translate('filter_builder.new_rule')}
      sx={{ display: 'flex', gap: 1, alignItems: 'start' }}
    >
      <Box
        sx={{
          flex: 1,
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Autocomplete
          size="small"
          autoHighlight
          options={fields}
          value={field}
          getOptionLabel={label}
          getOptionKey={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.name === other.name}
          onChange={(_, chosen) => onChange({ ...rule, field: chosen?.name ?? '', test: undefined })}
          renderInput={(input) => (
            <TextField
              {...input}
              autoFocus={!rule.field}
              placeholder={rule.field && !field ? rule.field : translate('filter_builder.find_field')}
              error={isMissing && !field}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, 'aria-label': translate('filter_builder.field') },
              }}
            />
          )}
        />
        {field && (
          <FilterTest
            key={field.name}
            field={field}
            label={label(field)}
            test={rule.test}
            onChange={(test) => onChange({ ...rule, test })}
          />
        )}
        {missing && (
          <FormHelperText error role="alert" sx={{ gridColumn: '1 / -1', marginTop: 0 }}>
            {missing}
          </FormHelperText>
        )}
      </Box>
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate('filter_builder.remove_rule', { name: field ? label(field) : translate('filter_builder.new_rule') })}
        sx={{ marginTop: 0.5 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
