import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useLocaleState, useTranslate } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { VerbModel } from '#/model/language/model.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { type Fields, matches, textOf } from '#model/language';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { DetailSection } from './DetailSection.tsx';

type Row = Readonly<Record<string, unknown>>;
type Listing = VerbModel & { output: Fields };

/** What the record's verbs tell of it without being asked anything: a table each. */
export function VerbTables() {
  const resource = useResourceModel();
  const record = useShownRecord();
  const can = useCan();
  return Object.values(resource.verbs)
    .filter((verb): verb is Listing => verb.on === 'record' && verb.effect === 'read' && verb.output !== undefined && !verb.input)
    .filter((verb) => can(resource.name, verb.name) && (!verb.when || matches(verb.when, record)))
    .map((verb) => <VerbTable key={verb.name} verb={verb} record={record} />);
}

function VerbTable({ verb, record }: { verb: Listing; record: RaRecord }) {
  const { name } = useResourceModel();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const dataProvider = useDataProvider<HostDataProvider>();
  const columns = useColumnsOfRows(verb.output);
  const label = textOf(verb, 'label', locale);
  const { data, error, isPending } = useQuery({
    queryKey: [name, verb.name, record.id, record.updated_at],
    queryFn: ({ signal }) => dataProvider.verb<{ list: readonly Row[]; total?: number }>(name, verb.name, { id: record.id, signal }),
  });
  const total = data?.data.total;
  const rows = data?.data.list.map((row, index) => ({ id: index, ...row })) ?? [];
  return (
    <DetailSection variant="outlined" component="section">
      <h2>{label}</h2>
      {error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : isPending ? (
        <Skeleton variant="rounded" height={96} />
      ) : rows.length ? (
        <>
          <RowsTable label={label} columns={columns} rows={rows} />
          {total !== undefined && total > rows.length && <p>{translate('views.first_rows', { shown: rows.length, total })}</p>}
        </>
      ) : (
        <span className="nothing">{translate('views.no_rows')}</span>
      )}
    </DetailSection>
  );
}
