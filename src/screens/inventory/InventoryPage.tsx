import CountsIcon from '@mui/icons-material/FactCheckOutlined';
import MovementsIcon from '@mui/icons-material/Inventory2Outlined';
import LowIcon from '@mui/icons-material/ProductionQuantityLimitsOutlined';
import { Button } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Link, useNavigate } from 'react-router';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { VerbButtons } from '#/src/views/verbs/VerbButtons.tsx';
import { InventoryFilters } from './InventoryFilters.tsx';
import { StockList } from './StockList.tsx';
import { useCorrections } from './useCorrections.tsx';
import { useFileActions } from './useFileActions.tsx';
import { LEDGER, LOW_STOCK, useInventory } from './useInventory.ts';
import { usePhone } from './usePhone.ts';

/** What belongs to the inventory and has a page of its own. */
const WAYS = [
  { to: LOW_STOCK, label: 'inventory.low_stock', icon: <LowIcon /> },
  { to: '/inventory-counts', label: 'inventory.counts', icon: <CountsIcon /> },
  { to: `/${LEDGER}`, label: 'inventory.movements', icon: <MovementsIcon /> },
];

/** What the chosen establishment has in stock, over a day or several, with the ways to correct it. */
export default function InventoryPage() {
  const { establishment } = useSession();
  const translate = useTranslate();
  if (!establishment)
    return (
      <>
        <PageHeading title={translate('inventory.name')} />
        <NoEstablishment />
      </>
    );
  return (
    <ResourceContextProvider value={LEDGER}>
      <StockOfEstablishment />
    </ResourceContextProvider>
  );
}

function StockOfEstablishment() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const inventory = useInventory();
  const files = useFileActions(inventory);
  const corrections = useCorrections(inventory);
  // A phone has room for one button beside the title: the ways stand behind it, too.
  const ways = WAYS.map(({ to, label, icon }) => ({ key: to, label: translate(label), icon, do: () => void navigate(to) }));
  return (
    <>
      <PageHeading
        title={translate('inventory.name')}
        lead={translate('inventory.lead')}
        action={
          <>
            {!isPhone &&
              WAYS.map(({ to, label }) => (
                <Button key={to} color="inherit" component={Link} to={to}>
                  {translate(label)}
                </Button>
              ))}
            <VerbButtons on="collection" others={isPhone ? [...files.actions, ...ways] : files.actions} />
          </>
        }
      />
      {files.dialog}
      {corrections.dialog}
      <InventoryFilters inventory={inventory} />
      <StockList inventory={inventory} menuOf={corrections.menuOf} />
    </>
  );
}
