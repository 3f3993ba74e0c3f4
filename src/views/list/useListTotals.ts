import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useListFilterContext } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { listBodies } from '#/dataProvider/listRequest.ts';
import { type FieldModel, listPath } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { CURRENCY_KEY } from '../parts/inCurrency.ts';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** The sums over every match, for one currency. */
export interface TotalsRow {
  currency: string | null;
  sums: Readonly<Record<string, number>>;
  /** Apart for each record that the definition's `totalsBy` names. */
  by?: readonly { id: number | null; title: string | null; sums: Readonly<Record<string, number>> }[];
}

export interface Totals {
  /** What is added up, as far as the reader may see it. */
  fields: readonly FieldModel[];
  /** One row for each currency. */
  rows: readonly TotalsRow[];
}

/**
 * The sums under a list. They follow its filters alone: another page or order asks for nothing. Under react-admin's own key, so that a save
 * asks for them anew.
 */
export function useListTotals(): Totals {
  const resource = useResourceModel();
  const readable = useReadableFields(resource);
  const { establishment } = useSession();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { filterValues } = useListFilterContext();
  const fields = (resource.list.totals ?? []).flatMap((name) => readable.get(name) ?? []);
  const { bodies } = listBodies({ range: [0, 0], filter: filterValues }, resource, establishment?.id);
  const body = { ...bodies[0], fields: [], totals: true };
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'getList', 'totals', body],
    queryFn: async ({ signal }) => {
      const call = { method: 'POST' as const, path: listPath(resource) };
      return (await dataProvider.call<{ totals?: TotalsRow[] }>(call, { body, signal })).data.totals ?? [];
    },
    enabled: fields.length > 0,
    placeholderData: keepPreviousData,
  });
  return { fields, rows: data };
}

/** A field as its sum is read: an amount in the row's own currency. */
export function totalled(field: FieldModel, currency: string | null): FieldModel {
  const isAmount = field.kind === 'money' || ((field.kind === 'computed' || field.kind === 'aggregate') && field.as === 'money');
  return isAmount && currency ? ({ ...field, kind: 'money', currency: CURRENCY_KEY } as FieldModel) : field;
}
