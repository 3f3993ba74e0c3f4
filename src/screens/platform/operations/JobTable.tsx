import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { JobKindReading } from '#/model/values/operations.ts';
import { Section } from './Section.tsx';
import { useOperationWords } from './useOperationWords.ts';

const HEADS = ['kind', 'waiting', 'oldest', 'in_work', 'failed_hour', 'failed_day'] as const;
/** What a phone leaves out: there is room for what waits, how long, and what failed. */
const WIDE = 'wide';
const isWide = (head: (typeof HEADS)[number]) => head === 'in_work' || head === 'failed_hour';

/** The jobs, a row for each kind of which some wait, run or have failed; the others are named. */
export function JobTable({ jobs }: { jobs: readonly JobKindReading[] }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const title = translate('operations.jobs');
  const busy = jobs.filter((job) => job.waiting > 0 || job.running > 0 || job.failed_last_day > 0);
  const quiet = jobs.filter((job) => !busy.includes(job)).map(({ kind }) => kind);
  return (
    <Section title={title}>
      {busy.length > 0 && (
        <Table aria-label={title}>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col" className={isWide(head) ? WIDE : undefined}>
                  {translate(`operations.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busy.map((job) => (
              <JobRow key={job.kind} job={job} />
            ))}
          </tbody>
        </Table>
      )}
      {quiet.length > 0 && <p>{translate('operations.quiet', { kinds: words.jobs(quiet) })}</p>}
    </Section>
  );
}

function JobRow({ job }: { job: JobKindReading }) {
  const words = useOperationWords();
  return (
    <tr>
      <th scope="row">
        {words.job(job.kind)}
        <small>
          <bdi>{job.kind}</bdi>
        </small>
      </th>
      <td>{words.figure(job.waiting)}</td>
      <td>{job.waiting ? words.duration(job.oldest_due_seconds) : '–'}</td>
      <td className={WIDE}>{words.figure(job.running)}</td>
      <td className={WIDE}>{words.figure(job.failed_last_hour)}</td>
      <td>{words.figure(job.failed_last_day)}</td>
    </tr>
  );
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& + p': { marginTop: 12 },
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '6px 0', paddingInlineEnd: 12, textAlign: 'end', fontWeight: 400, verticalAlign: 'baseline' },
  'th:first-of-type': { width: '40%', textAlign: 'start', overflowWrap: 'anywhere' },
  'th small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  ':is(th, td):last-child': { paddingInlineEnd: 0 },
  'thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('sm')]: { [`.${WIDE}`]: { display: 'none' } },
}));
