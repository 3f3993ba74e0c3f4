import { Button } from '@mui/material';
import { CreateBase, EditBase, type Identifier, type RaRecord, useEditContext, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { isPlatformUser } from '#/authProvider/account.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { isReadonlyBy } from '#model/language';
import { useHeadingOf } from '../parts/useHeadingOf.ts';
import { useOwnerTitle } from '../parts/useOwnerTitle.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { mayBeThere, useUnread } from '../parts/useUnread.ts';
import { FormDialogParts } from './FormDialogParts.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
import { useSaving } from './useSaving.ts';

interface RecordEditorProps extends Pick<RecordFormProps, 'initial' | 'frame' | 'form' | 'onCancel' | 'cancelTo' | 'tools'> {
  mode: 'create' | 'edit';
  id?: Identifier;
  onSaved: (record: RaRecord) => void;
  /** A new record may be followed by another one: the form begins anew. */
  goesOn?: boolean;
  /** What stands above the form; in a dialog it is the dialog's title. */
  heading?: (title: string) => ReactNode;
  /** While the record is on its way. */
  waiting?: ReactNode;
}

/**
 * Making or changing a record of the resource that the context names. Saves wait for the host, so that its refusals stand at their fields.
 */
export function RecordEditor({ mode, id, onSaved, goesOn = false, heading, waiting, ...rest }: RecordEditorProps) {
  const { name, scope } = useResourceModel();
  const translate = useTranslate();
  const { user, establishment } = useSession();
  const [round, setRound] = useState(0);
  const wantsAnother = useRef(false);
  const onError = useUnread(name);
  const { stored, onResolved, ...saving } = useSaving(mode, rest.form, (record) => {
    if (wantsAnother.current) setRound(round + 1);
    else onSaved(record);
  });
  const common = { ...saving, resource: name, mutationMode: 'pessimistic' as const, redirect: false as const };
  if (mode === 'create') {
    const title = translate('views.new_record', inBothCases(translate(`resources.${name}.name`, { smart_count: 1 })));
    // A super-admin, who has none either, says in the form whose the record is.
    const isNobodys = scope === 'establishment' && !establishment && !isPlatformUser(user);
    if (isNobodys)
      return (
        <Instead {...rest} title={title} heading={heading}>
          <NoEstablishment />
        </Instead>
      );
    return (
      <CreateBase key={round} {...common}>
        {heading?.(title)}
        <RecordForm
          {...rest}
          title={title}
          mode="create"
          stored={null}
          onResolved={onResolved}
          wantsAnother={goesOn ? wantsAnother : undefined}
        />
      </CreateBase>
    );
  }
  return (
    <EditBase {...common} id={id} queryOptions={{ staleTime: 0, gcTime: 0, onError }}>
      <Edited {...rest} heading={heading} waiting={waiting}>
        {(title) => <RecordForm {...rest} title={title} mode="edit" stored={stored} onResolved={onResolved} />}
      </Edited>
    </EditBase>
  );
}

type Around = Pick<RecordEditorProps, 'frame' | 'onCancel' | 'heading'>;

/** Instead of the form, where there is nothing that a record could belong to, or the record could not be read. */
function Instead({ frame, onCancel, title, heading, children }: Around & { title: string; children: ReactNode }) {
  const translate = useTranslate();
  if (frame !== 'dialog')
    return (
      <>
        {heading?.(title)}
        {children}
      </>
    );
  const cancel = (
    <Button color="inherit" onClick={onCancel}>
      {translate('ra.action.close')}
    </Button>
  );
  return (
    <FormDialogParts title={title} toolbar={cancel}>
      {children}
    </FormDialogParts>
  );
}

interface EditedProps extends Around, Pick<RecordEditorProps, 'waiting'> {
  children: (title: string) => ReactNode;
}

function Edited({ waiting, children, ...around }: EditedProps) {
  const resource = useResourceModel();
  const record = useRecordContext();
  const { error, refetch } = useEditContext();
  const translate = useTranslate();
  if (!record && mayBeThere(error))
    return (
      <Instead {...around} title={translate(`resources.${resource.name}.name`, { smart_count: 1 })}>
        <PageError error={error} retry={() => void refetch()} isInDialog={around.frame === 'dialog'} />
      </Instead>
    );
  if (!record) return waiting;
  return (
    <Open heading={around.heading} record={record}>
      {children}
    </Open>
  );
}

/** A record that was closed when it was asked for is shown on its page: there is nothing to change in a form, be it in a dialog. */
function Open({ heading, record, children }: Pick<Around, 'heading'> & { record: RaRecord; children: (title: string) => ReactNode }) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const headingOf = useHeadingOf();
  const owner = useOwnerTitle(record);
  const can = useCan();
  const [isClosed] = useState(() => can(resource.name, 'show') && isReadonlyBy(resource.rules, '*', record));
  if (isClosed) return <Navigate to={`/${resource.name}/${record.id}/show`} replace />;
  const title = [translate('views.edit_named', { name: headingOf(resource, record) }), owner].filter(Boolean).join(' · ');
  return (
    <>
      {heading?.(title)}
      {children(title)}
    </>
  );
}
