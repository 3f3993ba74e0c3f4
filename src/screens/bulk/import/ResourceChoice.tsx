import { Autocomplete, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { FieldFrame } from '#/src/kinds/FieldFrame.tsx';

interface ResourceChoiceProps {
  choices: readonly ResourceModel[];
  value: string;
  onChange: (name: string) => void;
}

/** What to import, found by typing, in the menu's groups. */
export function ResourceChoice({ choices, value, onChange }: ResourceChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const nameOf = ({ name }: ResourceModel) => translate(`resources.${name}.name`, { smart_count: 2 });
  const chosen = choices.find(({ name }) => name === value) ?? null;
  return (
    <FieldFrame id={id} label={translate('bulk.resource')} required>
      <Autocomplete
        id={id}
        size="small"
        options={choices}
        groupBy={({ group }) => translate(`groups.${group}.name`)}
        renderGroup={({ key, group, children }) => (
          <Group key={key} role="group" aria-label={group}>
            <span aria-hidden="true">{group}</span>
            <ul role="presentation">{children}</ul>
          </Group>
        )}
        getOptionLabel={nameOf}
        getOptionKey={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.name === other.name}
        value={chosen}
        onChange={(_, next) => onChange(next?.name ?? '')}
        noOptionsText={translate('views.nothing_found')}
        openText={translate('views.choose')}
        clearText={translate('bulk.clear')}
        sx={{ maxWidth: 360 }}
        renderInput={(input) => <TextField {...input} placeholder={translate('views.search_and_choose')} />}
      />
    </FieldFrame>
  );
}

const Group = styled('div')(({ theme }) => ({
  span: { ...theme.typography.body2, display: 'block', padding: '8px 12px 2px', fontWeight: 600, color: theme.vars.palette.text.secondary },
  ul: { listStyle: 'none', margin: 0, padding: 0 },
}));
