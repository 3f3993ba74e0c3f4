import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Form, useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { messageOf } from '#/dataProvider/messages.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { FormToolbar } from '#/src/views/form/FormToolbar.tsx';
import { UnsavedWatch } from '#/src/views/form/UnsavedWatch.tsx';
import { type Connection, type MappedPart, RESOURCE } from './integration.ts';
import { MappingTables } from './MappingTables.tsx';
import { OffersNote } from './OffersNote.tsx';
import { useOffers } from './useOffers.ts';

interface MappingForm {
  rows?: readonly MappedPart[];
}

/** Every part with its account: those without one are counted, and what is entered is kept in the connection. */
export function Mapping({ connection }: { connection: Connection }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [RESOURCE, 'mapping', connection.id, connection.updated_at],
    queryFn: async ({ signal }) =>
      (await dataProvider.verb<{ list: MappedPart[] }>(RESOURCE, 'mapping', { id: connection.id, signal })).data.list,
  });
  const { offers, isLoading, error: unread, retry } = useOffers(connection.establishment_id);
  const readonly = !useCan()(RESOURCE, 'edit');
  const { save, isSaving } = useSave(connection);
  const record = useMemo(() => ({ id: connection.id, rows: data }), [connection.id, data]);
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (!data || isLoading) return <Skeleton variant="rounded" height={320} />;
  return (
    <Form record={record} onSubmit={({ rows = [] }: MappingForm) => save(rows)} noValidate>
      <UnsavedWatch />
      {readonly && (
        <Alert severity="info" variant="outlined" sx={{ marginBottom: 2 }}>
          {translate('integrations.readonly')}
        </Alert>
      )}
      <OffersNote offers={offers} error={unread} retry={retry} />
      <MappingTables parts={data} offers={offers} readonly={readonly} />
      {!readonly && <FormToolbar saving={isSaving} />}
    </Form>
  );
}

/** Stores the rows that have an account, under the ids they had; a connection that somebody changed in the meantime is read again. */
function useSave(connection: Connection) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const leave = useLeave();
  const [isSaving, setSaving] = useState(false);
  const idOf = new Map(connection.value.map((row) => [`${row.part}|${row.name ?? ''}`, row.id]));
  const save = async (rows: readonly MappedPart[]) => {
    const value = rows.filter(({ account }) => account).map((row) => ({ ...row, id: idOf.get(`${row.part}|${row.name ?? ''}`) }));
    setSaving(true);
    try {
      const answer = await dataProvider.update<Connection>(RESOURCE, {
        id: connection.id,
        data: { value: value as Connection['value'], updated_at: connection.updated_at },
        previousData: connection,
      });
      leave.forget();
      notify(messageOf(answer.data) ?? translate('integrations.saved'), { type: 'success' });
      refresh();
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' });
      // What somebody else saved is shown before anything is laid over it.
      if (failureOf(error).status === 409) refresh();
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}
