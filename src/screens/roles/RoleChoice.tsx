import { Autocomplete, TextField } from '@mui/material';
import { useGetList, useResourceContext, useTranslate } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import type { Role } from './role.ts';

interface RoleChoiceProps {
  label: string;
  value: Role | null;
  onChange: (id: number | null) => void;
}

/** A role to choose, searched at the host. */
export function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [text, setText] = useState('');
  const search = useDeferredValue(text === value?.name ? '' : text);
  const { data = [], isFetching } = useGetList<Role>(resource, {
    filter: search ? { q: search } : {},
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
    meta: { fields: ['name', 'type'] },
  });
  return (
    <Autocomplete<Role>
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={({ name, type }) => (data.some((other) => other.name === name && other.type !== type) ? `${name} (${type})` : name)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      noOptionsText={translate('roles.no_such_role')}
      renderInput={(params) => <TextField {...params} label={label} size="small" />}
    />
  );
}
