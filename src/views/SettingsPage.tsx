import { Skeleton } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { model } from '#/resources/index.ts';
import type { SettingsModel } from '#/resources/schema/model.ts';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { AccessDenied } from '#/src/shell/errors/AccessDenied.tsx';
import { NotFound } from '#/src/shell/errors/NotFound.tsx';
import { PageError } from '#/src/shell/errors/PageError.tsx';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { hiddenFields } from '#resources/schema';
import { ConflictDialog } from './form/ConflictDialog.tsx';
import { FormSections } from './form/FormSections.tsx';
import { FormToolbar } from './form/FormToolbar.tsx';
import { useRecordJudge } from './form/useRecordJudge.ts';
import { useHelp } from './useHelp.ts';

type Values = Record<string, unknown>;

/** What the host keeps of one kind for one establishment. */
interface Stored {
  values: Values;
  updated_at: string | null;
}

/** The settings of one kind for the chosen establishment, from its definition. */
export default function SettingsPage() {
  const { kind = '' } = useParams();
  const { permissions } = useSession();
  const settings = model.settings[kind];
  if (!settings) return <NotFound />;
  return permissions.has(settings.permission) ? <KnownSettings key={kind} settings={settings} /> : <AccessDenied />;
}

function KnownSettings({ settings }: { settings: SettingsModel }) {
  const translate = useTranslate();
  const help = useHelp(settings);
  const dataProvider = useDataProvider<HostDataProvider>();
  const { establishment } = useSession();
  const question = { establishment_id: establishment?.id, kind: settings.name };
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', question],
    queryFn: ({ signal }) => dataProvider.call<Stored>(calls.settings, { body: question, signal }).then((answer) => answer.data),
    enabled: establishment !== null,
    staleTime: 0,
  });
  return (
    <>
      <PageHeading title={translate(`settings.${settings.name}.name`)} lead={establishment ? help : translate('views.choose_establishment')} />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : data ? (
        <SettingsForm settings={settings} stored={data} question={question} />
      ) : (
        establishment && <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

interface SettingsFormProps {
  settings: SettingsModel;
  stored: Stored;
  question: { establishment_id: number | undefined; kind: string };
}

function SettingsForm({ settings, stored, question }: SettingsFormProps) {
  const notify = useNotify();
  const dataProvider = useDataProvider<HostDataProvider>();
  const queryClient = useQueryClient();
  const validate = useRecordJudge(settings);
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ updated_at, ...form }: Values) => {
      const hidden = hiddenFields(settings.rules, form);
      const sent = Object.keys(settings.fields).filter((name) => !hidden.has(name));
      const values = Object.fromEntries(sent.map((name) => [name, form[name] ?? null]));
      return dataProvider.call<Stored>(calls.saveSettings, { body: { ...question, values, updated_at } });
    },
    onSuccess: ({ data, message }) => {
      setTheirs(null);
      queryClient.setQueryData(['settings', question], data);
      notify(message ?? settings.label, { type: 'success' });
    },
  });
  /** Gives what was refused by field, which the form says there. */
  const save = (values: Values): Promise<Values | undefined> =>
    mutateAsync(values).then(
      () => undefined,
      (error: Error & { status?: number; body?: { errors?: Values; data?: Stored } }) => {
        if (error.status === 409 && error.body?.data) setTheirs(error.body.data);
        else notify(error.message, { type: 'error' });
        const errors = Object.entries(error.body?.errors ?? {}).map(([path, said]) => [path.replace(/^values\./, ''), said]);
        return errors.length ? Object.fromEntries(errors) : undefined;
      },
    );
  return (
    <Form
      record={{ id: settings.name, ...stored.values, updated_at: stored.updated_at }}
      onSubmit={({ id: _id, ...values }: Values) => save(values)}
      validate={validate}
      mode="onBlur"
      reValidateMode="onChange"
      warnWhenUnsavedChanges
      noValidate
    >
      <FormShape value={settings.fields}>
        <FormSections shape={{ fields: settings.fields, rules: settings.rules, form: { sections: settings.sections } }} mode="edit" />
      </FormShape>
      <FormToolbar saving={isPending} />
      {theirs && (
        <ConflictDialog
          fields={settings.fields}
          stored={{ ...theirs.values, updated_at: theirs.updated_at }}
          onSave={({ id: _id, ...values }) => save(values)}
          onClose={() => setTheirs(null)}
        />
      )}
    </Form>
  );
}
