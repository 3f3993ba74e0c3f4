import { Paper, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useGetList, useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import type { Begun } from '../form/useInitialValues.ts';
import { useReadableFields } from '../parts/useReadableFields.ts';
import type { RelatedList } from './relatedLists.ts';
import { useNameOfList } from './useNameOfList.ts';

const ROWS = 5;
const COLUMNS = 4;

/** What refers to the record: of each list how many there are, the first of them, and the way to all. */
export function RelatedLists({ lists }: { lists: readonly RelatedList[] }) {
  return lists.map((list) => <Related key={`${list.resource.name}.${list.field.name}.${list.row ?? ''}`} list={list} all={lists} />);
}

function Related({ list, all }: { list: RelatedList; all: readonly RelatedList[] }) {
  const { resource, field, filter } = list;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const name = useNameOfList()(list, all);
  const readable = useReadableFields(resource);
  const can = useCan();
  const canOpen = can(resource.name, 'show');
  const names = [...new Set([resource.title, ...resource.list.columns])].filter((one) => one !== field.name);
  const columns = names.flatMap((one) => readable.get(one) ?? []).slice(0, COLUMNS);
  const { data, total, error } = useGetList(resource.name, {
    filter,
    sort: { field: resource.list.sort.field, order: resource.list.sort.order === 'desc' ? 'DESC' : 'ASC' },
    pagination: { page: 1, perPage: ROWS },
    meta: { fields: columns.map((column) => column.name) },
  });
  const count = total === undefined ? '' : numberFormat(locale, {}).format(total);
  const path = `/${resource.name}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;
  return (
    <Section variant="outlined" component="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {name} {count && <span>({count})</span>}
        </h2>
        {total !== undefined && total > 0 && (
          <Link to={path} aria-label={`${name}: ${translate('show.related_all', { count })}`}>
            {translate('show.related_all', { count })}
          </Link>
        )}
        {list.initial && can(resource.name, 'create') && (
          <Link to={`/${resource.name}/create`} state={{ initial: list.initial } satisfies Begun}>
            {translate('views.add', inBothCases(translate(`resources.${resource.name}.name`, { smart_count: 1 })))}
          </Link>
        )}
      </header>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton variant="rounded" height={44} />}
      {data && !data.length && <p>{translate('show.related_none')}</p>}
      {data && data.length > 0 && (
        <RowsTable
          label={name}
          columns={columns}
          rows={data}
          pathOf={canOpen ? (row) => `/${resource.name}/${String(row.id)}/show` : undefined}
        />
      )}
    </Section>
  );
}

const Section = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: '16px 20px',
  borderRadius: 12,
  marginBottom: 16,
  maxWidth: pageWidth,
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 12, marginBottom: 8 },
  h2: { ...theme.typography.h3, margin: 0 },
  'h2 span': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  p: { ...theme.typography.body1, margin: 0, color: theme.vars.palette.text.secondary },
  'header a': { color: 'inherit', fontWeight: 600 },
}));
