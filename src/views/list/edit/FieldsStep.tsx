import AddIcon from '@mui/icons-material/AddOutlined';
import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkChoice, BulkEdit } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { bulkInput } from '#/dataProvider/recordInput.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { isEmpty } from '#model/language';
import { type EditModes, editModeOf, enteredChanges, wrongAdjustments } from './editModes.ts';
import { FieldRow } from './FieldRow.tsx';
import { useEditableFields } from './useEditableFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is entered beside the values: which fields, and how each of them is changed. */
const NAMES = '_names';
const MODES = '_modes';

interface FieldsStepProps {
  choice: BulkChoice;
  /** What was entered before, on the way back from the preview. */
  entered: Values;
  isPending: boolean;
  onClose: () => void;
  onSubmit: (values: Values, changes: Pick<BulkEdit, 'set' | 'adjust'>) => void;
}

/** Chooses fields and their values. */
export function FieldsStep({ choice, entered, isPending, onClose, onSubmit }: FieldsStepProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const label = useLabelOf();
  const context = useKindContext();
  const sentence = useSentence();
  const editable = useEditableFields(choice);
  const [names, setNames] = useState<readonly string[]>((entered[NAMES] as readonly string[] | undefined) ?? ['']);
  const [modes, setModes] = useState<EditModes>((entered[MODES] as EditModes | undefined) ?? {});
  const [values, setValues] = useState<Values>(entered);
  const picked = names.flatMap((name) => resource.fields[name] ?? []);
  const changesIn = (from: Values) => enteredChanges(picked, modes, from);
  const { all, some } = editable.of(changesIn(values).set);
  const validate = (from: Values) => {
    const { set, adjust } = changesIn(from);
    const given = picked.filter(({ name }) => name in set);
    const problems = validateRecord({ fields: Object.fromEntries(given.map((field) => [field.name, field])) }, set, context);
    const missing = given.filter((field) => editModeOf(modes, field) !== 'empty' && isEmpty(set[field.name]));
    return {
      ...Object.fromEntries(missing.map(({ name }) => [name, translate('many.enter_or_empty')])),
      ...Object.fromEntries(Object.entries(problems).map(([path, [first]]) => [path, first ? sentence(first) : ''])),
      ...wrongAdjustments(adjust, modes, { missing: translate('many.enter_by'), sentence }),
    };
  };
  const submit = (from: Values) => {
    const { set, adjust } = changesIn(from);
    onSubmit({ ...from, [NAMES]: names, [MODES]: modes }, { set: bulkInput(resource, set), adjust });
  };
  const free = all.filter(({ name }) => !names.includes(name));
  return (
    <Form onSubmit={submit} validate={validate} defaultValues={{ ...entered }} noValidate disableInvalidFormNotification>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {editable.error && <Alert severity="error">{failureOf(editable.error).message}</Alert>}
        {names.map((name, at) => (
          <FieldRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place, whatever field is chosen in it
            key={at}
            name={name}
            field={all.find((one) => one.name === name) ?? resource.fields[name]}
            choices={[...all.filter((one) => one.name === name), ...free]}
            mode={editModeOf(modes, { name })}
            onName={(chosen) => setNames(names.map((one, index) => (index === at ? chosen : one)))}
            onMode={(mode) => setModes({ ...modes, [name]: mode })}
            onValue={(value) => setValues((before) => ({ ...before, [name]: value }))}
            onRemove={names.length > 1 ? () => setNames(names.filter((_, index) => index !== at)) : undefined}
          />
        ))}
        {free.length > 0 && (
          <Button
            color="inherit"
            startIcon={<AddIcon />}
            sx={{ justifySelf: 'start' }}
            disabled={names.includes('')}
            onClick={() => setNames([...names, ''])}
          >
            {translate('many.add_field')}
          </Button>
        )}
        {some.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('many.not_all_have', { names: some.map(label).join(', ') })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button variant="contained" type="submit" disabled={isPending || picked.length === 0 || !editable.answer}>
          {translate('many.preview')}
        </Button>
      </DialogActions>
    </Form>
  );
}
