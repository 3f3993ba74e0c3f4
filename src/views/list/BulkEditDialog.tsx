import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { Form, useListContext, useNotify, useTranslate, useUpdateMany } from 'ra-core';
import { useId, useState } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { KindInput } from '#/src/kinds/KindInput.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** One field, one value, for every selected record. */
export function BulkEditDialog({ onClose }: { onClose: () => void }) {
  const resource = useResourceModel();
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const translate = useTranslate();
  const label = useLabelOf();
  const notify = useNotify();
  const sentence = useSentence();
  const context = useKindContext();
  const id = useId();
  const fields = [...useReadableFields(resource).values()].filter(
    (field) =>
      field.name in resource.fields &&
      !isHostWritten(field) &&
      !field.unique &&
      field.kind !== 'lines' &&
      field.name !== resource.title &&
      !(field.name in (resource.transitions ?? {})),
  );
  const [name, setName] = useState(fields[0]?.name ?? '');
  const field = resource.fields[name];
  const [updateMany, { isPending }] = useUpdateMany();
  const save = (values: Record<string, unknown>) =>
    updateMany(
      resource.name,
      { ids: selectedIds, data: { [name]: values[name] ?? null } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('views.bulk_done', { type: 'success', messageArgs: { smart_count: selectedIds.length } });
          onUnselectItems();
          onClose();
        },
        onError: (error) => notify(failureOf(error).message, { type: 'error' }),
        onSettled: () => void refetch(),
      },
    );
  const validate = (values: Record<string, unknown>) => {
    const problems = field ? validateRecord({ fields: { [name]: field } }, values, context) : {};
    return Object.fromEntries(Object.entries(problems).map(([path, [first]]) => [path, first ? sentence(first) : '']));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Form
        key={name}
        onSubmit={(values: Record<string, unknown>) => void save(values)}
        validate={validate}
        defaultValues={{ [name]: field && 'default' in field ? (field.default ?? null) : null }}
      >
        <DialogTitle id={id}>{translate('views.edit_selected')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            select
            size="small"
            label={translate('views.bulk_field')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            sx={{ marginTop: 1 }}
          >
            {fields.map((one) => (
              <MenuItem key={one.name} value={one.name}>
                {label(one)}
              </MenuItem>
            ))}
          </TextField>
          {field && <KindInput field={field} source={name} label={label(field)} required={field.required === true} readonly={false} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('views.cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={isPending}>
            {translate('views.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
