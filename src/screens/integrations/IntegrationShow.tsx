import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { type RaRecord, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import type { Action } from '#/src/views/verbs/MoreMenu.tsx';
import { isAccounting, RESOURCE } from './integration.ts';
import { OrdersIn } from './OrdersIn.tsx';

/** A connected integration; one for accounting has the ways to its mapping and to the journal of a day, a till the address of its orders. */
export default function IntegrationShow() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actions = ({ id, integration }: RaRecord): Action[] => {
    if (!isAccounting(integration)) return [];
    const path = `/${RESOURCE}/${id}/mapping`;
    return [
      { key: 'mapping', label: translate('integrations.mapping'), icon: <AccountTreeIcon />, do: () => void navigate(path) },
      { key: 'journal', label: translate('integrations.journal'), icon: <ReceiptIcon />, do: () => void navigate(`${path}?tab=journal`) },
    ];
  };
  return <ResourceShow actions={actions} below={<OrdersIn />} />;
}
