import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import {
  Form,
  type RaRecord,
  setSubmissionErrors,
  useDataProvider,
  useLocaleState,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { type UseFormSetError, useFormContext } from 'react-hook-form';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { newKey } from '#/dataProvider/verbs.ts';
import type { VerbModel } from '#/resources/schema/model.ts';
import { useUploadUnderWay } from '#/src/kinds/file/uploadsUnderWay.ts';
import { useRecordJudge } from '../form/useRecordJudge.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { VerbInputs } from './VerbInputs.tsx';
import { VerbRows } from './VerbRows.tsx';
import { emptyRows, verbShape } from './verbShape.ts';

type Values = Record<string, unknown>;

/** The inputs are a verb's own: what the record holds under the same names is no answer to them. */
const NO_RECORD = {} as RaRecord;

/** Inputs beside rows that a dialog of the usual width has room for. */
const FEW = 2;

interface VerbDialogProps {
  verb: VerbModel;
  /** What is entered already when it opens. */
  given?: Readonly<Values>;
  /** Beside the inputs: what they would bring about. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks what a verb needs, does it, and closes once the host has done it; its refusals stand at their inputs. A record that it made is opened. */
export function VerbDialog({ verb, given, children, onClose }: VerbDialogProps) {
  const record = useRecordContext();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const id = useId();
  const shape = verbShape(verb);
  const validate = useRecordJudge(shape);
  const label = verb.labels?.[locale] ?? verb.label;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={verb.over ? (Object.keys(verb.input ?? {}).length > FEW ? 'lg' : 'md') : 'sm'} fullWidth>
      <Form record={NO_RECORD} defaultValues={{ ...emptyRows(verb, record), ...given }} validate={validate} noValidate>
        <DialogTitle id={id}>{label}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {verb.confirm && <DialogContentText>{verb.confirms?.[locale] ?? verb.confirm}</DialogContentText>}
          {verb.over ? <VerbRows verb={verb} record={record as RaRecord} /> : <VerbInputs fields={shape.fields} />}
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('views.cancel')}
          </Button>
          <DoButton verb={verb} record={record} label={label} onClose={onClose} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface DoButtonProps {
  verb: VerbModel;
  record: RaRecord | undefined;
  label: string;
  onClose: () => void;
}

function DoButton({ verb, record, label, onClose }: DoButtonProps) {
  const { name } = useResourceModel();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { handleSubmit, setError } = useFormContext();
  const [key] = useState(newKey);
  const isArriving = useUploadUnderWay() !== undefined;
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Values) =>
      dataProvider.verb<{ blob: Blob; fileName: string }>(name, verb.name, { id: verb.on === 'record' ? record?.id : undefined, input, key }),
    onSuccess: ({ data, message }) => {
      if (verb.returns === 'file') saveAs(data.blob, data.fileName);
      else notify(verb.messages?.dones?.[locale] ?? message ?? label, { type: 'success' });
      const made = verb.returns === 'record' ? (data as Partial<RaRecord>).id : undefined;
      if (made !== undefined && (verb.makes || made !== record?.id)) redirect('show', verb.makes ?? name, made);
      else refresh();
      onClose();
    },
    onError: (error: Error & { status?: number; body?: { errors?: Values } }) => {
      if (error.body?.errors) setSubmissionErrors(error.body.errors, setError as UseFormSetError<Values>);
      // What was refused as a whole did not fit what is there now: behind the dialog it is shown as it is.
      else if (error.status) refresh();
      notify(error.message, { type: 'error' });
    },
  });
  return (
    <Button
      variant="contained"
      disabled={isPending || isArriving}
      // As a form's: what shows as the focus leaves a box must not move it away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void handleSubmit((values) => mutate(inputOf(verb, values)))()}
    >
      {label}
    </Button>
  );
}

/** Only the rows in which something was entered go to the host. */
function inputOf(verb: VerbModel, values: Values): Values {
  if (!verb.over) return values;
  const names = Object.keys(verb.input ?? {});
  const rows = (values[verb.over] as Values[]).filter((row) => names.some((name) => row[name] !== null && row[name] !== undefined));
  return { [verb.over]: rows.map((row) => Object.fromEntries(['id', ...names].map((name) => [name, row[name]]))) };
}
