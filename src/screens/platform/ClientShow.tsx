import EnterIcon from '@mui/icons-material/SupportAgentOutlined';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { EnterDialog } from './EnterDialog.tsx';

/** The archive of a business that is to be removed is being made. */
const isBeingArchived = (record: RaRecord) => Boolean(record.removal_at) && !record.archived_at;

/** A client's page, with the way into their business for those who may help there. */
export default function ClientShow() {
  const translate = useTranslate();
  const { permissions } = useSession();
  const [asked, setAsked] = useState<RaRecord | null>(null);
  const actions = (record: RaRecord): Action[] =>
    permissions.has('ClientEnter')
      ? [{ key: 'enter', label: translate('acting.enter'), icon: <EnterIcon />, do: () => setAsked(record) }]
      : [];
  return (
    <>
      <ResourceShow actions={actions} isUnderWay={isBeingArchived} />
      {asked && <EnterDialog client={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
