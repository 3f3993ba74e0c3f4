import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import CloudDownloadIcon from '@mui/icons-material/CloudDownloadOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { type RaRecord, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useCan } from '#/src/foundation/session/useCan.ts';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { IntegrationDetails } from './IntegrationDetails.tsx';
import { isAccounting, isFetching, isOnline, RESOURCE } from './integration.ts';
import { OrdersIn } from './OrdersIn.tsx';
import { useProgram } from './useProgram.ts';

/**
 * A connected integration; one for accounting has the ways to its mapping and to the journal of a day, and one that is reached over the
 * network how it is connected and its accounts are read; a till the address of its orders.
 */
export default function IntegrationShow() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const can = useCan();
  const { connect, read } = useProgram();
  const actions = (record: RaRecord): Action[] => {
    const { id, integration, state, establishment_id } = record;
    if (!isAccounting(integration)) return [];
    const path = `/${RESOURCE}/${id}/mapping`;
    const isConnected = state === 'connected';
    const connection = { id: Number(id), establishment_id: Number(establishment_id) };
    const reached: Action = isConnected
      ? { key: 'read', label: translate('integrations.read_accounts'), icon: <CloudDownloadIcon />, do: () => read(connection) }
      : { key: 'connect', label: translate('integrations.connect'), icon: <LinkIcon />, do: () => connect(connection) };
    return [
      ...(isOnline(record) && can(RESOURCE, 'edit') ? [reached] : []),
      { key: 'mapping', label: translate('integrations.mapping'), icon: <AccountTreeIcon />, do: () => void navigate(path) },
      { key: 'journal', label: translate('integrations.journal'), icon: <ReceiptIcon />, do: () => void navigate(`${path}?tab=journal`) },
    ];
  };
  return <ResourceShow actions={actions} overview={<IntegrationDetails />} below={<OrdersIn />} isUnderWay={isFetching} />;
}
