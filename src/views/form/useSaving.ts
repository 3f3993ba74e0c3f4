import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, type UpdateParams, useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { isPlatformUser } from '#/authProvider/account.ts';
import { failureOf, UNKNOWN_FAILURE } from '#/dataProvider/hostError.ts';
import { messageOf } from '#/dataProvider/messages.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { mayBeOfPlatform, textOf } from '#model/language';
import { useReveal } from '../parts/reveal/RevealContext.ts';
import { useEditedToast } from '../parts/useEditedToast.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { withoutEmptyRows } from './emptyRows.ts';

/**
 * How a record is saved: what goes to the host, what is said of it, and what the host has instead where somebody else was first.
 * @param form its name at the guard over unsaved forms; without one, saving ends with leaving all of them
 */
export function useSaving(mode: 'create' | 'edit', form: string | undefined, onSaved: (record: RaRecord) => void) {
  const resource = useResourceModel();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const leave = useLeave();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const reveal = useReveal(resource);
  const showEdited = useEditedToast();
  const [stored, setStored] = useState<RaRecord | null>(null);
  return {
    stored,
    onResolved: () => setStored(null),
    transform: (data: Partial<RaRecord>) => {
      const rows = withoutEmptyRows(resource.fields, data);
      // A super-admin who names no business makes the record for the platform itself.
      const isOfPlatform = mode === 'create' && mayBeOfPlatform(resource) && isPlatformUser(user);
      return isOfPlatform ? { ...rows, client_id: data.client_id ?? 0 } : rows;
    },
    mutationOptions: {
      onSuccess: (record: RaRecord, { previousData, data }: Partial<UpdateParams> = {}) => {
        setStored(null);
        leave.forget(form);
        const said = messageOf(record) ?? textOf(resource.messages, mode === 'create' ? 'created' : 'updated', locale) ?? '';
        if (mode === 'create') notify(said, { type: 'success' });
        else showEdited(said, record, hasPassword(resource.fields, data) ? undefined : (stored ?? previousData));
        reveal(record);
        void queryClient.invalidateQueries({ queryKey: [resource.name, 'getList'] });
        onSaved(record);
      },
      onError: (error: unknown) => {
        const { status, body, message } = failureOf(error);
        if (status === 409 && body.data) setStored(body.data);
        // Of marked fields the form says by itself that there are some.
        else if (!Object.keys(body.errors ?? {}).length)
          notify(hostSentence(message) ?? textOf(resource.messages, 'saveFailed', locale), { type: 'error' });
      },
    },
  };
}

/** A password was set, which nobody can read to put it back. */
function hasPassword(fields: Readonly<Record<string, FieldModel>>, data: Readonly<Record<string, unknown>> = {}): boolean {
  return Object.values(fields).some(({ kind, name }) => kind === 'password' && data[name]);
}

/** What the host said of a failure; undefined where it had nothing of its own to say. */
function hostSentence(message: string): string | undefined {
  return message && message !== UNKNOWN_FAILURE ? message : undefined;
}
