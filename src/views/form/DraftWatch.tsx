import { Alert, Button } from '@mui/material';
import { useLocaleState, useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ResourceModel } from '#/model/language/model.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from '#/src/foundation/session/drafts.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { UnsavedWatch } from './UnsavedWatch.tsx';

/** How long somebody pauses before what they typed is kept. */
const PAUSE_MS = 400;

interface DraftWatchProps {
  /** The name by which the guard over unsaved forms knows it. */
  form: string | undefined;
  resource: ResourceModel;
  mode: 'create' | 'edit';
}

/**
 * Keeps what is typed into the form in this browser until it is saved or given up, and brings it back after a closed tab or a lost
 * sign-in. Secrets are never kept.
 */
export function DraftWatch({ form, resource, mode }: DraftWatchProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { user, establishment } = useSession();
  const record = useRecordContext();
  const id = mode === 'edit' ? record?.id : 'new';
  const over = mode === 'edit' ? String(record?.updated_at ?? '') : null;
  const key = draftKey(user.id, establishment?.id, resource.name, id);
  const { setValue, getValues, reset, subscribe } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const [restored, setRestored] = useState<Draft>();
  const dirty = useRef(dirtyFields);
  dirty.current = dirtyFields;
  const kept = useMemo(() => Object.values(resource.fields).filter(({ kind }) => kind !== 'password'), [resource]);
  const isGivenUp = useRef(false);
  const giveUp = () => {
    isGivenUp.current = true;
    dropDraft(key);
  };

  useEffect(() => {
    // Before that the form still takes what its record holds.
    if (!isReady) return;
    const draft = readDraft(key);
    const values = kept.flatMap(({ name }) => (draft && name in draft.values ? [{ name, value: draft.values[name] }] : []));
    if (!draft || !values.length) return;
    for (const { name, value } of values) setValue(name, value, { shouldDirty: true });
    setRestored(draft);
  }, [key, kept, setValue, isReady]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(waiting);
      waiting = undefined;
      if (isGivenUp.current) return;
      const typed = kept.filter(({ name }) => dirty.current[name]).map(({ name }) => [name, getValues(name)] as const);
      keepDraft(key, { at: Date.now(), over, values: Object.fromEntries(typed) });
    };
    const soon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(keep, PAUSE_MS);
    };
    const atOnce = () => waiting && keep();
    // Kept already, it may be another tab's by now, which has begun with it.
    const leave = () => Object.keys(dirty.current).length > 0 && keep();
    const stop = subscribe({ formState: { values: true, dirtyFields: true }, callback: soon });
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      atOnce();
    };
  }, [key, kept, over, getValues, subscribe]);

  const watch = <UnsavedWatch form={form} onSettled={giveUp} />;
  if (!restored) return watch;
  const at = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(restored.at);
  const startAfresh = () => {
    reset();
    dropDraft(key);
    setRestored(undefined);
  };
  return (
    <>
      {watch}
      <Alert
        severity="info"
        variant="outlined"
        sx={{ marginBottom: 2, maxWidth: pageWidth }}
        action={
          <Button color="inherit" size="small" onClick={startAfresh}>
            {translate('forms.draft_drop')}
          </Button>
        }
      >
        {translate(restored.over === over ? 'forms.draft_restored' : 'forms.draft_restored_over', { at })}
      </Alert>
    </>
  );
}
