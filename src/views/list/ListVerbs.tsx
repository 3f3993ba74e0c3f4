import OrderIcon from '@mui/icons-material/SwapVertOutlined';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { isOfEstablishment } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { VerbButtons } from '../verbs/VerbButtons.tsx';

const ReorderDialog = lazy(() => import('./reorder/ReorderDialog.tsx'));

/** What can be done with the whole list: its verbs, and for those who may, putting its records in order. */
export function ListVerbs() {
  const resource = useResourceModel();
  const translate = useTranslate();
  const { permissions, establishment } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { orderable } = resource;
  const mayOrder = orderable && permissions.has(orderable.permission) && (establishment || !isOfEstablishment(resource));
  const others = mayOrder ? [{ key: 'reorder', label: translate('reorder.action'), icon: <OrderIcon />, do: () => setOpen(true) }] : [];
  return (
    <>
      <VerbButtons on="collection" others={others} />
      {isOpen && (
        <Suspense fallback={null}>
          <ReorderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
