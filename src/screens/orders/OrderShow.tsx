import type { RaRecord } from 'ra-core';
import { rowsIn } from '#/model/values/shapes.ts';
import ResourceShow from '#/src/views/show/ResourceShow.tsx';
import { Neighbours } from './Neighbours.tsx';
import { OrderOverview } from './OrderOverview.tsx';

/** An order's page: the bill, what happened to it, and the way to the orders before and after it. */
export default function OrderShow() {
  const isUnderWay = ({ receipts }: RaRecord) => rowsIn(receipts).some(({ status }) => status === 'waiting');
  return <ResourceShow overview={<OrderOverview />} before={<Neighbours />} isUnderWay={isUnderWay} />;
}
