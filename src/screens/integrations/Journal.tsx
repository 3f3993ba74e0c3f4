import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RecordContextProvider, ResourceContextProvider, useDataProvider, useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { DateField } from '#/src/kinds/date/DateField.tsx';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { textOf } from '#model/language';
import { type Connection, downloadVerb, fileFor, type MappedPart, RESOURCE } from './integration.ts';
import { columnOf, usePartWords } from './partWords.ts';

interface DayJournal {
  currency: string;
  list: (MappedPart & { debit: number; credit: number })[];
  totals: { debit: number; credit: number };
  unmapped: number;
}

/** A business day as it would be booked: each line a debit or a credit, both sides the same; and the days as files. */
export function Journal({ connection }: { connection: Connection }) {
  const { id } = connection;
  const translate = useTranslate();
  const { timezone } = useKindContext();
  const dataProvider = useDataProvider<HostDataProvider>();
  // The last day that is over.
  const [day, setDay] = useState(() => localText(new Date(Date.now() - DAY_MS).toISOString(), timezone).slice(0, 10));
  const { data, error, refetch } = useQuery({
    queryKey: [RESOURCE, 'journal', id, day],
    queryFn: async ({ signal }) => (await dataProvider.verb<DayJournal>(RESOURCE, 'journal', { id, input: { day }, signal })).data,
    enabled: day !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 2 }}>
        <Box sx={{ width: 180 }}>
          <DateField kind="date" label={translate('integrations.day')} value={day} onChange={(chosen) => setDay(chosen ?? '')} />
        </Box>
        <Download connection={connection} day={day || null} />
      </Stack>
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : data ? (
        <JournalTable journal={data} />
      ) : (
        day && <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

/** Asks for days and a program, which begin with the day that is shown and the program that is connected. */
function Download({ connection, day }: { connection: Connection; day: string | null }) {
  const [locale] = useLocaleState();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {textOf(downloadVerb, 'label', locale)}
      </Button>
      {isOpen && (
        <ResourceContextProvider value={RESOURCE}>
          <RecordContextProvider value={connection}>
            <VerbDialog
              verb={downloadVerb}
              given={{ from: day, to: day, format: fileFor(connection.integration) }}
              onClose={() => setOpen(false)}
            />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </>
  );
}

function JournalTable({ journal: { currency, list, totals, unmapped } }: { journal: DayJournal }) {
  const translate = useTranslate();
  const { kindName, partName } = usePartWords();
  if (!list.length) return <Alert severity="info">{translate('integrations.empty_day')}</Alert>;
  const amount = (name: 'debit' | 'credit') =>
    fieldModel(name, { kind: 'money', currency: 'currency', label: translate(`integrations.${name}`) });
  const columns = [
    columnOf('account'),
    fieldModel('booked', { kind: 'text', label: translate('integrations.booked') }),
    columnOf('location'),
    columnOf('subsidiary'),
    amount('debit'),
    amount('credit'),
  ];
  const rows = list.map((line, at) => ({
    id: at + 1,
    currency,
    ...line,
    booked: line.name === null ? partName(line) : `${kindName(line.part)}: ${partName(line)}`,
    account: line.account ?? translate('integrations.no_account'),
    debit: line.debit || null,
    credit: line.credit || null,
  }));
  const foot = { id: 0, currency, account: translate('integrations.total'), ...totals };
  return (
    <>
      {unmapped > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
          {translate('integrations.unmapped_lines', { smart_count: unmapped })}
        </Alert>
      )}
      <RowsTable label={translate('integrations.journal')} columns={columns} rows={[...rows, foot]} />
    </>
  );
}
