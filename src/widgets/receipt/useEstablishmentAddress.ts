import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

const ESTABLISHMENTS = 'establishments';

interface Address {
  title: string;
  address: string;
  phone: string;
}

/** What a receipt says of the establishment itself; who may not open its record sees where address and telephone will stand. */
export function useEstablishmentAddress(): Address {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const can = useCan();
  const { establishment } = useSession();
  const { data, isPending } = useQuery({
    queryKey: [ESTABLISHMENTS, 'getOne', { id: establishment?.id }],
    queryFn: ({ signal }) => dataProvider.getOne(ESTABLISHMENTS, { id: establishment?.id, signal }).then((answer) => answer.data),
    enabled: establishment !== null && can(ESTABLISHMENTS, 'show'),
  });
  const standIn = (key: string) => (isPending ? translate(`forms.receipt.${key}`) : '');
  return {
    title: establishment?.title ?? '',
    address: String(data?.address ?? standIn('address')),
    phone: String(data?.phone ?? standIn('phone')),
  };
}
