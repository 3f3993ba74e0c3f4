import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Alert, Button, FormHelperText, InputAdornment, Skeleton, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { model } from '#/resources/index.ts';
import type { PermissionName } from '#/resources/schema/model.ts';
import { describedBy } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { PermissionGroupList } from './PermissionGroupList.tsx';
import { permissionRows } from './permissionRows.ts';
import { useFound } from './useFound.ts';

/** What a role may do: every permission of its type, grouped as the menu is. Only those that one holds oneself can be given. */
export default function PermissionChecklist(props: InputProps) {
  const { label, readonly, required } = props;
  const translate = useTranslate();
  const id = useId();
  const { place, error } = useKindInput(props);
  const type = String(useWatch({ name: 'type' }) ?? 'WEB');
  const grantable = useGrantable(type);
  const [search, setSearch] = useState('');
  const value = useMemo(() => new Set(Array.isArray(place.value) ? (place.value as string[]) : []), [place.value]);
  // What the role held when the form was opened stays in sight when it is taken out.
  const [stored] = useState(() => [...value]);
  const groups = useFound(
    useMemo(() => permissionRows(model, type, stored), [type, stored]),
    search,
  );
  const toggle = (names: readonly string[], on: boolean) => {
    const next = new Set(value);
    for (const name of names) on ? next.add(name) : next.delete(name);
    place.onChange([...next]);
  };
  return (
    <Frame role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? describedBy(id) : undefined} ref={place.ref} tabIndex={-1}>
      <div className="head">
        <span id={`${id}-label`} className="label">
          {label}
          {required && <span aria-hidden> *</span>}
        </span>
        <span aria-live="polite">{translate('roles.chosen', { smart_count: value.size })}</span>
      </div>
      {error && (
        <FormHelperText id={describedBy(id)} error role="alert">
          {error}
        </FormHelperText>
      )}
      <TextField
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder={translate('roles.search')}
        sx={{ maxWidth: 360 }}
        slotProps={{
          htmlInput: { 'aria-label': translate('roles.search'), type: 'search' },
          input: { startAdornment: <InputAdornment position="start">{<SearchIcon fontSize="small" />}</InputAdornment> },
        }}
      />
      {grantable.error && (
        <Alert severity="error" action={<Button onClick={() => grantable.refetch()}>{translate('roles.retry')}</Button>}>
          {grantable.error.message}
        </Alert>
      )}
      {grantable.isPending && <Skeleton height={160} />}
      {grantable.data &&
        groups.map((group) => (
          <PermissionGroupList key={group.name} group={group} value={value} grantable={grantable.data} readonly={readonly} onToggle={toggle} />
        ))}
      {grantable.data && groups.length === 0 && <p>{translate('roles.none_found')}</p>}
    </Frame>
  );
}

/** The names that the person may give in a role of that type. */
function useGrantable(type: string) {
  const dataProvider = useDataProvider<HostDataProvider>();
  return useQuery({
    queryKey: ['grantable-permissions', type],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.call<{ list: PermissionName[] }>(calls.permissionNames, { body: { type }, signal });
      return new Set(data.list.map(({ name }) => name));
    },
  });
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2), ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .label': { fontWeight: 600 },
}));
