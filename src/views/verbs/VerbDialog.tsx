import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { Form, type RaRecord, RecordContextProvider, setSubmissionErrors, useLocaleState, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { type UseFormSetError, useFormContext } from 'react-hook-form';
import type { VerbModel } from '#/model/language/model.ts';
import { present, rowsIn } from '#/model/values/shapes.ts';
import { useUploadUnderWay } from '#/src/kinds/file/uploadsUnderWay.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';
import { hiddenFields, notRepeated, textOf } from '#model/language';
import { useRecordValidation } from '../form/useRecordValidation.ts';
import { useDoVerb } from './useDoVerb.ts';
import { VerbInputs } from './VerbInputs.tsx';
import { VerbRows } from './VerbRows.tsx';
import { emptyRows, verbShape } from './verbShape.ts';

type Values = Record<string, unknown>;

/** The inputs are a verb's own: what the record holds under the same names is no answer to them. */
const NO_RECORD = {} as RaRecord;

/** All that the inputs know of the record: whose money and clock they are in. */
function ownerOf(record: RaRecord | undefined): Omit<RaRecord, 'id'> {
  return record?.establishment_id === undefined ? NO_RECORD : { establishment_id: record.establishment_id as unknown };
}

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

/**
 * Asks what a verb needs, does it, and closes once the host has done it; its refusals stand at their inputs. A record that it made is
 * opened.
 */
export function VerbDialog({ verb, given, children, onClose }: VerbDialogProps) {
  const record = useRecordContext();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const id = useId();
  const owner = useMemo(() => ownerOf(record), [record]);
  const validate = useVerbValidation(verb, record);
  const context = useKindContext(record);
  const [begins] = useState(() => ({ ...emptyRows(verb, record, context), ...given }));
  const label = textOf(verb, 'label', locale);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={verb.confirm && `${id}-question`}
      maxWidth={verb.over ? (Object.keys(verb.input ?? {}).length > FEW ? 'lg' : 'md') : 'sm'}
      fullWidth
    >
      <Form record={NO_RECORD} defaultValues={begins} validate={validate} noValidate>
        <DialogTitle id={id}>{label}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {verb.confirm && <DialogContentText id={`${id}-question`}>{textOf(verb, 'confirm', locale)}</DialogContentText>}
          <RecordContextProvider value={owner}>
            {verb.over ? (
              <VerbRows verb={verb} record={present(record, 'record whose rows these are')} />
            ) : (
              <VerbInputs {...verbShape(verb)} />
            )}
            {children}
          </RecordContextProvider>
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

/** What the host will find wrong with the input. */
function useVerbValidation(verb: VerbModel, record: RaRecord = NO_RECORD): (values: Values) => Values {
  const validate = useRecordValidation(verbShape(verb));
  const sentence = useSentence();
  return (values) => ({
    ...Object.fromEntries(
      Object.entries(notRepeated(verb, values, record)).flatMap(([name, [first]]) => (first ? [[name, sentence(first)]] : [])),
    ),
    ...validate(values),
  });
}

interface DoButtonProps {
  verb: VerbModel;
  record: RaRecord | undefined;
  label: string;
  onClose: () => void;
}

function DoButton({ verb, record, label, onClose }: DoButtonProps) {
  const { handleSubmit, setError } = useFormContext();
  const isArriving = useUploadUnderWay() !== undefined;
  const { mutate, isPending } = useDoVerb({
    onDone: onClose,
    onRefused: (errors) => setSubmissionErrors(errors, setError as UseFormSetError<Values>),
  });
  return (
    <Button
      variant="contained"
      color={verb.isDanger ? 'error' : 'primary'}
      disabled={isPending || isArriving}
      // As a form's: what shows as the focus leaves a box must not move it away.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void handleSubmit((values) => mutate({ verb, record, input: inputOf(verb, values) }))()}
    >
      {label}
    </Button>
  );
}

/** Neither what rules hide nor rows in which nothing was entered go to the host. */
function inputOf(verb: VerbModel, values: Values): Values {
  const hidden = hiddenFields(verb.rules, values);
  if (!verb.over) return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
  const names = Object.keys(verb.input ?? {});
  const rows = rowsIn(values[verb.over]).filter((row) => names.some((name) => row[name] !== null && row[name] !== undefined));
  return { [verb.over]: rows.map((row) => Object.fromEntries(['id', ...names].map((name) => [name, row[name]]))) };
}
