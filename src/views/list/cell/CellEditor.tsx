import { Alert, Skeleton } from '@mui/material';
import { EditBase, Form, type RaRecord, useRecordContext, useSaveContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { FieldModel } from '#/model/language/model.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { errorText } from '#/src/kinds/useKindInput.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { ConflictDialog } from '#/src/views/form/ConflictDialog.tsx';
import { FieldInput } from '#/src/views/form/FieldInput.tsx';
import { FormToolbar } from '#/src/views/form/FormToolbar.tsx';
import { UnsavedWatch } from '#/src/views/form/UnsavedWatch.tsx';
import { useRecordValidation } from '#/src/views/form/useRecordValidation.ts';
import { useSaving } from '#/src/views/form/useSaving.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { hiddenFields } from '#model/language';
import { CellFrame } from './CellFrame.tsx';

interface CellEditorProps {
  /** The record as its list has it. */
  record: RaRecord;
  field: FieldModel;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Changes one field of a record over its cell. The record is read anew and validated whole, as in its form. */
export default function CellEditor({ record, field, anchor, onClose }: CellEditorProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const titleOf = useTitleOf();
  const leave = useLeave();
  const form = useId();
  const { stored, onResolved, ...saving } = useSaving('edit', form, onClose);
  const close = async () => {
    if (await leave.confirm(form)) onClose();
  };
  return (
    <CellFrame
      title={translate('views.edit_cell', { name: labelOf(field), record: titleOf(resource, record) })}
      anchor={anchor}
      onClose={() => void close()}
    >
      <EditBase
        {...saving}
        resource={resource.name}
        id={record.id}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ staleTime: 0, gcTime: 0 }}
      >
        <CellForm field={field} form={form} stored={stored} onResolved={onResolved} onCancel={() => void close()} />
      </EditBase>
    </CellFrame>
  );
}

interface CellFormProps {
  field: FieldModel;
  form: string;
  stored: RaRecord | null;
  onResolved: () => void;
  onCancel: () => void;
}

function CellForm({ field, form, stored, onResolved, onCancel }: CellFormProps) {
  const resource = useResourceModel();
  const record = useRecordContext();
  const { save, saving } = useSaveContext();
  const validate = useRecordValidation(resource, record);
  if (!record) return <Skeleton variant="rounded" height={104} />;
  return (
    <Form record={record} validate={validate} mode="onBlur" reValidateMode="onChange" noValidate disableInvalidFormNotification>
      <UnsavedWatch form={form} />
      <FormShape value={resource.fields}>
        <CellInput field={field} />
      </FormShape>
      <FormToolbar saving={saving === true} onCancel={onCancel} isBare />
      {stored && save && <ConflictDialog fields={resource.fields} stored={stored} onSave={save} onClose={onResolved} />}
    </Form>
  );
}

function CellInput({ field }: { field: FieldModel }) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const values: Record<string, unknown> = useWatch();
  const { errors } = useFormState();
  if (hiddenFields(resource.rules, values).has(field.name))
    return <Alert severity="info">{translate('views.cell_not_here', { name: labelOf(field) })}</Alert>;
  // What the record's other fields have against it is said here: they have no input of their own.
  const others = Object.entries(errors).filter(([name]) => name !== field.name && name !== 'root');
  return (
    <>
      <FieldInput shape={resource} field={field} values={values} mode="edit" autoFocus />
      {others.map(([name, error]) => {
        const other = resource.fields[name];
        return (
          <Alert key={name} severity="error" variant="outlined" sx={{ marginTop: 1 }}>
            {other ? labelOf(other) : name}: {errorText(error, translate)}
          </Alert>
        );
      })}
    </>
  );
}
