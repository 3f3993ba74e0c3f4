import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { useTargetVariant } from '#/src/kinds/reference/useTargetVariant.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { plainState } from '../views/listView.ts';

type ReferenceField = Extract<FieldModel, { kind: 'reference' }>;

/** The records that have an order of their own together: those with this value in this field; null: those with none. */
export interface Group {
  field: ReferenceField & { to: string };
  id: number | null;
}

interface GroupChoice {
  /** Undefined where all records have one order. */
  group: Group | undefined;
  /** What narrows the groups that can be chosen. */
  where: Readonly<Record<string, unknown>>;
  isPending: boolean;
  choose: (id: number | null) => void;
}

/**
 * Which of several orders is meant: the one that the list is filtered by, else of a tree its top and otherwise the first one. Who may not
 * see what the records are grouped by has them all in one order, in which each group's records keep theirs.
 */
export function useGroup(resource: ResourceModel): GroupChoice {
  const { filterValues } = useListContext();
  const dataProvider = useDataProvider();
  const variantOf = useTargetVariant();
  const field = useReadableFields(resource).get(resource.orderable?.within ?? resource.tree ?? '');
  const where = fixed(field && 'where' in field ? field.where : undefined);
  const variant = field && isPlainReference(field) ? variantOf(field.to, Object.keys(where)) : undefined;
  const given = valuesIn(filterValues)[field?.name ?? ''];
  const filtered = Array.isArray(given) && typeof given[0] === 'number' ? given[0] : undefined;
  const [chosen, choose] = useState<number | null | undefined>(resource.orderable?.within ? filtered : (filtered ?? null));
  const asked = {
    pagination: { page: 1, perPage: 1 },
    sort: variant && plainState(variant).sort,
    filter: where,
    meta: { fields: [variant?.title] },
  };
  const first = useQuery({
    queryKey: [variant?.name, 'getList', asked],
    queryFn: ({ signal }) => dataProvider.getList(variant?.name ?? '', { ...asked, signal }),
    enabled: variant !== undefined && chosen === undefined,
  });
  if (!variant || !field || !isPlainReference(field)) return { group: undefined, where, isPending: false, choose };
  const id = chosen === undefined ? Number(first.data?.data[0]?.id ?? Number.NaN) : chosen;
  return { group: { field, id: Number.isNaN(id) ? null : id }, where, isPending: chosen === undefined && first.isPending, choose };
}

function isPlainReference(field: FieldModel): field is Group['field'] {
  return field.kind === 'reference' && typeof field.to === 'string' && !field.many;
}

/** What is asked of every target, whatever the record holds. */
function fixed(where: object | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(where ?? {}).filter(([, value]) => value === null || typeof value !== 'object'));
}
