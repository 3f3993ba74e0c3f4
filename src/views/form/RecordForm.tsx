import { Form, type RaRecord, useRecordContext, useSaveContext } from 'ra-core';
import { lazy, type ReactNode, type RefObject, useMemo } from 'react';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { CreateTarget } from '#/src/kinds/reference/CreateTarget.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftWatch } from './DraftWatch.tsx';
import { defaultsOf } from './emptyRows.ts';
import { FormDialogParts } from './FormDialogParts.tsx';
import { FormSections } from './FormSections.tsx';
import { FormToolbar } from './FormToolbar.tsx';
import { OwnerInput } from './OwnerInput.tsx';
import { UnsavedWatch } from './UnsavedWatch.tsx';
import { useRecordValidation } from './useRecordValidation.ts';

type Values = Readonly<Record<string, unknown>>;

// A form again: loaded when somebody makes what is to be referred to.
const InlineCreate = lazy(() => import('./InlineCreate.tsx'));

export interface RecordFormProps {
  mode: 'create' | 'edit';
  title: string;
  /** What the host has instead, where somebody else saved in the meantime. */
  stored: RaRecord | null;
  onResolved: () => void;
  /** What a new record begins with, beside the defaults. */
  initial?: Values;
  frame?: 'page' | 'dialog';
  /** The name by which the guard over unsaved forms knows it. */
  form?: string;
  /** Where Cancel leads, or what it does. */
  cancelTo?: string;
  onCancel?: () => void;
  /** Where another record may follow: told before each save whether one is wanted. */
  wantsAnother?: RefObject<boolean> | undefined;
  /** What else can be done with what stands in the form, beside Save. */
  tools?: ReactNode;
}

/** The form of a record: validated by the rules that the host validates by, guarded against leaving unsaved. */
export function RecordForm(props: RecordFormProps) {
  const { mode, title, stored, onResolved, initial, frame = 'page', form, cancelTo, onCancel, wantsAnother, tools } = props;
  const resource = useResourceModel();
  const record = useRecordContext();
  const { save, saving } = useSaveContext();
  const validate = useRecordValidation(resource, mode === 'edit' ? record : undefined);
  const context = useKindContext();
  const defaults = useMemo(() => ({ ...defaultsOf(resource.fields, context), ...initial }), [resource, context, initial]);
  // What begins with something of its own (a copy, what another form asks for) is no draft's.
  const keepsDraft = initial === undefined || mode === 'edit';
  const toolbar = (
    <FormToolbar saving={saving === true} cancelTo={cancelTo} onCancel={onCancel} isBare={frame === 'dialog'} wantsAnother={wantsAnother}>
      {tools}
    </FormToolbar>
  );
  const body = (
    <CreateTarget value={InlineCreate}>
      {keepsDraft && <DraftWatch form={form} resource={resource} mode={mode} />}
      {mode === 'create' && <OwnerInput resource={resource} isGiven={initial?.establishment_id !== undefined} />}
      <FormShape value={resource.fields}>
        <FormSections shape={resource} mode={mode} frame={frame} />
      </FormShape>
    </CreateTarget>
  );
  return (
    <Form
      record={mode === 'edit' ? record : undefined}
      defaultValues={mode === 'create' ? defaults : undefined}
      validate={validate}
      mode="onBlur"
      reValidateMode="onChange"
      noValidate
    >
      {!keepsDraft && <UnsavedWatch form={form} />}
      {frame === 'dialog' ? (
        <FormDialogParts title={title} toolbar={toolbar}>
          {body}
        </FormDialogParts>
      ) : (
        <>
          {body}
          {toolbar}
        </>
      )}
      {stored && save && <ConflictDialog fields={resource.fields} stored={stored} onSave={save} onClose={onResolved} />}
    </Form>
  );
}
