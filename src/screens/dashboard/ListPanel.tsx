import { Typography } from '@mui/material';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useLocaleState, useTranslate } from 'ra-core';
import { use, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { loadedFields } from '#/src/views/list/loadedFields.ts';
import { definedViews, plainState } from '#/src/views/list/views/listView.ts';
import { Led } from '#/src/views/parts/Led.tsx';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { LISTS_REFRESH_MS, LIVE_LISTS_REFRESH_MS } from './freshness.ts';
import { ROWS } from './lists.ts';
import { Panel } from './Panel.tsx';
import { PanelTable } from './PanelTable.tsx';
import { ReadingContext } from './reading.ts';

interface ListPanelProps {
  resource: ResourceModel;
  /** A view of its definition; none: the plain list. */
  view?: string;
  columns: readonly string[];
  establishments: readonly Establishment[];
  /** Whether it changes without a sale. */
  isLive?: boolean | undefined;
}

/**
 * The first rows of a list, or of one of its views, at the establishments chosen. While the page is looked at they are asked for anew with
 * each new reading of its figures, and now and then without one: often where it is live.
 */
export function ListPanel({ resource, view, columns, establishments, isLive = false }: ListPanelProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const dataProvider = useDataProvider();
  const readable = useReadableFields(resource);
  const named = definedViews(resource, readable, locale).find(({ key }) => key === view);
  const { filter, sort } = named?.state ?? plainState(resource);
  const fields = columns.flatMap((name) => readable.get(name) ?? []);
  const ids = establishments.map(({ id }) => id);
  const narrowed = isOfEstablishment(resource) ? { establishment_id: ids } : {};
  const query = useQuery({
    queryKey: [resource.name, 'dashboard', view, ids],
    queryFn: ({ signal }) =>
      dataProvider.getList(resource.name, {
        pagination: { page: 1, perPage: ROWS },
        sort,
        filter: { ...filter, ...narrowed },
        meta: { fields: loadedFields(resource, fields) },
        signal,
      }),
    refetchInterval: isLive ? LIVE_LISTS_REFRESH_MS : LISTS_REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  useWithReading(query.refetch);
  const total = query.data?.total ?? 0;
  const name = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const title = named ? translate('dashboard.view_of', { name, view: named.label }) : name;
  return (
    <Panel
      title={title}
      action={
        <Link to={`/${resource.name}${named ? `?view=${named.key}` : ''}`} aria-label={translate('dashboard.show_all_of', { name: title })}>
          {named
            ? translate('dashboard.show_all_count', { count: numberFormat(locale, {}).format(total) })
            : translate('dashboard.show_all')}
        </Link>
      }
      query={query}
    >
      {() =>
        total === 0 ? (
          <Typography variant="body2">{translate('dashboard.none')}</Typography>
        ) : (
          <Rows resource={resource} fields={fields} rows={query.data?.data ?? []} title={title} />
        )
      }
    </Panel>
  );
}

/** Asks anew when the page's figures have been read anew. */
function useWithReading(refetch: UseQueryResult['refetch']): void {
  const asOf = use(ReadingContext)?.asOf;
  const seen = useRef(asOf);
  useEffect(() => {
    const isNew = seen.current !== undefined && seen.current !== asOf;
    seen.current = asOf;
    if (isNew) void refetch({ cancelRefetch: false });
  }, [asOf, refetch]);
}

interface RowsProps {
  resource: ResourceModel;
  fields: ReturnType<typeof useReadableFields> extends ReadonlyMap<string, infer F> ? readonly F[] : never;
  rows: readonly RaRecord[];
  title: string;
}

function Rows({ resource, fields, rows, title }: RowsProps) {
  const can = useCan();
  const [first, ...others] = fields;
  if (!first) return null;
  return (
    <PanelTable title={title} fields={fields}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            {can(resource.name, 'show') ? (
              <Link to={`/${resource.name}/${row.id}/show`}>
                <Cell field={first} value={row[first.name]} record={row} />
              </Link>
            ) : (
              <Cell field={first} value={row[first.name]} record={row} />
            )}
          </th>
          {others.map((field) => (
            <td key={field.name}>
              <Led resource={resource} field={field.name} record={row}>
                <Cell field={field} value={row[field.name]} record={row} />
              </Led>
            </td>
          ))}
        </tr>
      ))}
    </PanelTable>
  );
}
