import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { EmailSample } from '#/resources/reference/emailSamples.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/** An email as it would leave. */
export interface ShownEmail {
  sender: string | null;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
}

type Values = Readonly<Record<string, unknown>>;
/** A refused call to the host. */
type Refused = Error & { body?: { errors?: Readonly<Record<string, unknown>> } };

const TYPING_PAUSE_MS = 300;

/** A sample with what stands in the form, as the host makes it once nobody types any more; and how it is sent to oneself. */
export function useEmailSample(values: Values, sample: EmailSample) {
  const dataProvider = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const { establishment } = useSession();
  const settled = useSettled(JSON.stringify(values));
  const body = (of: string) => ({ establishment_id: establishment?.id, sample, values: JSON.parse(of) as Values });
  const { data, error } = useQuery<ShownEmail>({
    queryKey: ['email-preview', establishment?.id, sample, settled],
    queryFn: ({ signal }) =>
      dataProvider.call<ShownEmail>(calls.emailPreview, { body: body(settled), signal }).then((answer) => answer.data),
    enabled: establishment !== null,
    placeholderData: keepPreviousData,
  });
  const { mutate: send, isPending } = useMutation({
    mutationFn: () => dataProvider.call(calls.emailTest, { body: body(JSON.stringify(values)) }),
    onSuccess: ({ message }) => notify(message ?? '', { type: 'success' }),
    onError: (refused: Refused) =>
      notify(
        Object.values(refused.body?.errors ?? {})
          .flat()
          .join('. ') || refused.message,
        { type: 'error' },
      ),
  });
  return { email: data, error, send: () => send(), isPending };
}

/** A value once it has stood for a moment; the first one at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
