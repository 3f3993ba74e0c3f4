import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import type { AskedReport } from './useReportQuestion.ts';

/** Stands for all of them at once: one press instead of one for each. */
const EVERY = 0;

/** Which of the reader's establishments a report is of. */
export default function EstablishmentsChoice({
  asked: { establishments: chosen, ask },
}: {
  asked: Pick<AskedReport, 'establishments' | 'ask'>;
}) {
  const translate = useTranslate();
  const { establishments } = useSession();
  const every = { id: EVERY, title: translate('reports_view.every_establishment') };
  const isEvery = chosen.length === establishments.length;
  const choose = (ids: readonly number[]) => {
    // With all of them chosen, one more choice means that one alone.
    const named = isEvery ? ids.filter((id) => id !== EVERY) : ids;
    ask({ establishments: named.includes(EVERY) || named.length === establishments.length ? 'all' : named.join(',') || null });
  };
  return (
    <Autocomplete
      multiple
      size="small"
      limitTags={1}
      disableCloseOnSelect
      options={[every, ...establishments.map(({ id, title }) => ({ id, title }))]}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      value={isEvery ? [every] : chosen.map(({ id, title }) => ({ id, title }))}
      onChange={(_, next) => choose(next.map(({ id }) => id))}
      sx={{ minWidth: 200, maxWidth: 420 }}
      renderInput={(input) => <TextField {...input} label={translate('reports_view.establishments')} />}
    />
  );
}
