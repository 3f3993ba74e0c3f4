import { Dialog, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { CheckedBulkOperation } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { useTakeBack } from '#/src/views/parts/bulk/useTakeBack.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import type { Chosen } from './choice.ts';
import { FieldsStep } from './FieldsStep.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';

interface EditDialogProps {
  chosen: Chosen;
  onClose: () => void;
  /** Once records have been changed. */
  onDone: () => void;
}

type Step = { at: 'fields' } | { at: 'preview' | 'run'; operation: number };

/** Several fields for everything that is chosen: entered, looked at beforehand, done, and taken back. */
export function EditDialog({ chosen, onClose, onDone }: EditDialogProps) {
  const { name } = useResourceModel();
  const translate = useTranslate();
  const bulk = useBulk();
  const show = useToast();
  const takeBack = useTakeBack();
  const queryClient = useQueryClient();
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'fields' });
  const [entered, setEntered] = useState<Readonly<Record<string, unknown>>>({});
  // What was chosen when the dialog opened: running it unticks the rows behind it.
  const [{ choice, count }] = useState(chosen);
  const start = useMutation({
    mutationFn: (begin: () => Promise<number>) => begin(),
    onError: (error) => show({ type: 'error', message: failureOf(error).message }),
  });
  const begin = (at: 'preview' | 'run', from: () => Promise<number>) =>
    start.mutate(from, { onSuccess: (operation) => setStep({ at, operation }) });
  const ended = ({ id: operation, updated, failed, status }: CheckedBulkOperation) => {
    if (step.at !== 'run') return;
    void queryClient.invalidateQueries({ queryKey: [name] });
    onDone();
    if (status !== 'completed' || failed) return;
    show({
      type: 'success',
      message: translate('views.bulk_done', { smart_count: updated }),
      autoHideMs: 10_000,
      ...(updated && { onUndo: () => void takeBack(operation, name) }),
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('many.title', { smart_count: count })}</DialogTitle>
      {step.at === 'fields' ? (
        <FieldsStep
          choice={choice}
          entered={entered}
          isPending={start.isPending}
          onClose={onClose}
          onSubmit={(values, changes) => {
            setEntered(values);
            begin('preview', () => bulk.edit({ ...choice, ...changes, dry_run: true }));
          }}
        />
      ) : (
        <OutcomeStep
          key={step.operation}
          id={step.operation}
          isPreview={step.at === 'preview'}
          isPending={start.isPending}
          onBack={() => setStep({ at: 'fields' })}
          onRun={() => begin('run', () => bulk.runEdit(step.operation))}
          onEnded={ended}
          onUndo={() => {
            void takeBack(step.operation, name);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
