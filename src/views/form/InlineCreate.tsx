import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useId, useState } from 'react';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import type { CreateTargetProps } from '#/src/kinds/reference/CreateTarget.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { FormDialog } from './FormDialog.tsx';
import { RecordEditor } from './RecordEditor.tsx';

/** A record made where it is wanted: over the form that refers to it, which then has it chosen. */
export default function InlineCreate({ resource: name, values, onCreated, onClose }: CreateTargetProps) {
  const resource = resourceOf(model, name);
  const leave = useLeave();
  const titleOf = useTitleOf();
  const form = useId();
  const [initial] = useState(values);
  const close = async () => (await leave.confirm(form)) && onClose();
  return (
    <ResourceContextProvider value={name}>
      {/* The record below is not this one's: all they share is where they belong. */}
      <RecordContextProvider value={{ establishment_id: initial.establishment_id } as unknown as RaRecord}>
        <FormDialog resource={resource} onClose={() => void close()}>
          <RecordEditor
            mode="create"
            frame="dialog"
            form={form}
            initial={initial}
            onCancel={() => void close()}
            onSaved={(record) => onCreated({ type: name, id: Number(record.id), title: titleOf(resource, record) })}
          />
        </FormDialog>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
