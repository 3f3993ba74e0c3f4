import type { RaRecord } from 'ra-core';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import { Neighbours } from './Neighbours.tsx';
import { OrderOverview } from './OrderOverview.tsx';
import type { OrderReceipt } from './order.ts';

/** An order's page: the bill, what happened to it, and the way to the orders before and after it. */
export default function OrderShow() {
  const isUnderWay = ({ receipts }: RaRecord) =>
    Boolean((receipts as OrderReceipt[] | undefined)?.some(({ status }) => status === 'waiting'));
  return <ResourceShow overview={<OrderOverview />} before={<Neighbours />} isUnderWay={isUnderWay} />;
}
