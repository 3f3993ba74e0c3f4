import { Form, type RaRecord, useRecordContext, useSaveContext } from 'ra-core';
import { useMemo } from 'react';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormSections } from './FormSections.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { OwnerInput } from './OwnerInput.tsx';
import { useRecordJudge } from './useRecordJudge.ts';

interface RecordFormProps {
  mode: 'create' | 'edit';
  /** What the host has instead, where somebody else saved in the meantime. */
  stored: RaRecord | null;
  onResolved: () => void;
}

/** The form of a record: judged by the rules that the host judges by, guarded against leaving unsaved. */
export function RecordForm({ mode, stored, onResolved }: RecordFormProps) {
  const resource = useResourceModel();
  const record = useRecordContext();
  const { save, saving } = useSaveContext();
  const validate = useRecordJudge(resource);
  const defaults = useMemo(() => defaultsOf(resource.fields), [resource]);
  return (
    <Form
      record={mode === 'edit' ? record : undefined}
      defaultValues={mode === 'create' ? defaults : undefined}
      validate={validate}
      mode="onBlur"
      reValidateMode="onChange"
      warnWhenUnsavedChanges
      noValidate
    >
      {mode === 'create' && <OwnerInput resource={resource} />}
      <FormShape value={resource.fields}>
        <FormSections shape={resource} mode={mode} />
      </FormShape>
      <FormToolbar saving={saving === true} cancelTo={mode === 'edit' && record ? `/${resource.name}/${record.id}/show` : `/${resource.name}`} />
      {stored && save && <ConflictDialog fields={resource.fields} stored={stored} onSave={save} onClose={onResolved} />}
    </Form>
  );
}

function defaultsOf(fields: Readonly<Record<string, object>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, 'default' in field ? field.default : null]));
}
