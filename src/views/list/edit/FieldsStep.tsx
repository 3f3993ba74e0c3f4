import AddIcon from '@mui/icons-material/AddOutlined';
import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Form, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BulkChoice } from '#/dataProvider/bulkTypes.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { bulkInput } from '#/dataProvider/recordInput.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { isEmpty } from '#model/language';
import { FieldRow } from './FieldRow.tsx';
import { useEditableFields } from './useEditableFields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is entered beside the values: which fields, and which of them are to be emptied. */
const NAMES = '_names';
const EMPTIED = '_emptied';

interface FieldsStepProps {
  choice: BulkChoice;
  /** What was entered before, on the way back from the preview. */
  entered: Values;
  isPending: boolean;
  onClose: () => void;
  onSubmit: (values: Values, set: Values) => void;
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
  const [emptied, setEmptied] = useState<readonly string[]>((entered[EMPTIED] as readonly string[] | undefined) ?? []);
  const [values, setValues] = useState<Values>(entered);
  const picked = names.flatMap((name) => resource.fields[name] ?? []);
  const valueIn = (field: FieldModel, from: Values) =>
    emptied.includes(field.name) ? (isMany(field) ? [] : null) : (from[field.name] ?? (field.kind === 'boolean' ? false : null));
  const setOf = (from: Values) => Object.fromEntries(picked.map((field) => [field.name, valueIn(field, from)]));
  const { all, some } = editable.of(setOf(values));
  const validate = (from: Values) => {
    const given = setOf(from);
    const problems = validateRecord({ fields: Object.fromEntries(picked.map((field) => [field.name, field])) }, given, context);
    const missing = picked.filter(({ name }) => !emptied.includes(name) && isEmpty(given[name]));
    return {
      ...Object.fromEntries(missing.map(({ name }) => [name, translate('many.enter_or_empty')])),
      ...Object.fromEntries(Object.entries(problems).map(([path, [first]]) => [path, first ? sentence(first) : ''])),
    };
  };
  const submit = (from: Values) => onSubmit({ ...from, [NAMES]: names, [EMPTIED]: emptied }, bulkInput(resource, setOf(from)));
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
            isEmptied={emptied.includes(name)}
            onName={(chosen) => setNames(names.map((one, index) => (index === at ? chosen : one)))}
            onEmptied={(is) => setEmptied(is ? [...emptied, name] : emptied.filter((one) => one !== name))}
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

const isMany = (field: FieldModel) => field.kind === 'reference' && field.many === true;
