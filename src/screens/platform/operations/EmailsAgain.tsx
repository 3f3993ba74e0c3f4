import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { OperationsReading } from '#/model/values/operations.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { ConfirmDialog } from '#/src/views/parts/ConfirmDialog.tsx';
import { isQueuingEmails, OPERATIONS } from './operationsQuery.ts';

/** E-mails that were given up within the last week, and the way to send them again. */
export function EmailsAgain({ reading }: { reading: OperationsReading }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { mutate: sendAgain, isPending } = useSendAgain();
  const { given_up: givenUp } = reading.emails;
  if (!givenUp) return null;
  const count = { smart_count: givenUp };
  // While they are being queued, nothing more is to be asked.
  const isQueuing = isQueuingEmails(reading);
  return (
    <>
      <small>{translate('operations.given_up', count)}</small>
      {isQueuing && <small role="status">{translate('operations.sending_again')}</small>}
      {!isQueuing && permissions.has('SuperAdminEmailSendAgain') && (
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
          {translate('operations.send_again')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('operations.send_again_title', count)}
        text={translate('operations.send_again_text')}
        action={translate('operations.send_again')}
        isPending={isPending}
        onConfirm={() => sendAgain(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Asks for it; the answer says how many they are, a refusal why not. */
function useSendAgain() {
  const host = useDataProvider<HostDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => host.call<{ emails: number }>(calls.sendEmailsAgain, { body: {} }),
    onSuccess: ({ message }) => notify(message, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATIONS }),
  });
}
