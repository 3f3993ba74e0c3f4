import SendIcon from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useDataProvider, useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { idsIn, valuesIn } from '#/model/values/shapes.ts';
import { textOf } from '#model/language';

/** Sends what stands in the form once, to whoever presses it; what the host refuses stands at its field. */
export function SendTrial({ resource, trial }: { resource: ResourceModel; trial: string }) {
  const verb = resource.verbs[trial];
  const [locale] = useLocaleState();
  const notify = useNotify();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { getValues, setError } = useFormContext();
  const [isSending, setSending] = useState(false);
  if (!verb) return null;
  const send = async () => {
    setSending(true);
    try {
      const values: Record<string, unknown> = getValues();
      const asked = Object.entries(verb.input ?? {}).map(([name, field]) => [
        name,
        field.kind === 'reference' ? idsIn(values[name]) : (values[name] ?? null),
      ]);
      const { message } = await dataProvider.verb(resource.name, verb.name, { input: Object.fromEntries(asked) });
      notify(message ?? textOf(verb.messages ?? {}, 'done', locale), { type: 'success' });
    } catch (error) {
      const { body, message } = failureOf(error);
      for (const [name, said] of Object.entries(valuesIn(body.errors)))
        setError(name, { type: 'host', message: String(Array.isArray(said) ? said[0] : said) });
      notify(message, { type: 'error' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button color="inherit" startIcon={<SendIcon />} disabled={isSending} onClick={() => void send()} sx={{ marginInlineEnd: 'auto' }}>
      {textOf(verb, 'label', locale)}
    </Button>
  );
}
