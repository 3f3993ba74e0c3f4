import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { sameValue } from '#/model/values/sameValue.ts';
import { oneOf, valuesIn } from '#/model/values/shapes.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

type Values = Record<string, unknown>;
const SIDES = ['mine', 'theirs'] as const;
type Side = (typeof SIDES)[number];

interface ConflictDialogProps {
  fields: Readonly<Record<string, FieldModel>>;
  stored: Readonly<Values>;
  onSave: (values: Values) => unknown;
  onClose: () => void;
}

/** Somebody else saved first: for each field that differs, whose value stays. Nothing that was entered is lost. */
export function ConflictDialog({ fields, stored, onSave, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const label = useLabelOf();
  const id = useId();
  const { getValues, setValue, handleSubmit } = useFormContext();
  const { defaultValues: read = {} } = useFormState();
  const mine: Values = getValues();
  const [differing] = useState(() =>
    Object.values(fields).filter(
      (field) => !isHostWritten(field) && field.kind !== 'password' && !sameValue(mine[field.name], stored[field.name]),
    ),
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // What was not touched here is theirs unless one says otherwise: a save must not undo it by the way.
  const sideOf = (field: FieldModel): Side =>
    chosen[field.name] ?? (sameValue(mine[field.name], valuesIn(read)[field.name]) ? 'theirs' : 'mine');
  const keep = () => {
    for (const field of differing) if (sideOf(field) === 'theirs') setValue(field.name, stored[field.name], { shouldDirty: true });
    setValue('updated_at', stored.updated_at);
    onClose();
    void handleSubmit(async (values) => void (await onSave(values)))();
  };
  const side = (field: FieldModel, value: Side, record: Values) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      label={
        <>
          <strong>{translate(`views.conflict_${value}`)}: </strong>
          <Cell field={field} value={record[field.name]} record={record} />
          {(record[field.name] === null || record[field.name] === undefined || record[field.name] === '') && translate('views.nothing')}
        </>
      }
    />
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('views.conflict_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBottom: 2 }}>{translate('views.conflict_text')}</DialogContentText>
        {differing.map((field) => (
          <div key={field.name} style={{ marginBottom: 12 }}>
            <strong>{label(field)}</strong>
            <RadioGroup
              aria-label={label(field)}
              value={sideOf(field)}
              onChange={(_, value) => setChosen({ ...chosen, [field.name]: oneOf(SIDES, value) ?? sideOf(field) })}
            >
              {side(field, 'mine', mine)}
              {side(field, 'theirs', stored)}
            </RadioGroup>
          </div>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button variant="contained" onClick={keep}>
          {translate('views.conflict_save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
