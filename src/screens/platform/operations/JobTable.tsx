import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { JobKindReading } from '#/model/values/operations.ts';
import { Section } from './Section.tsx';
import { useOperationWords } from './useOperationWords.ts';

const HEADS = ['kind', 'waiting', 'oldest', 'in_work', 'failed_hour', 'failed_day'] as const;

/** The jobs, a row for each kind of which there are any. */
export function JobTable({ jobs }: { jobs: readonly JobKindReading[] }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const title = translate('operations.jobs');
  return (
    <Section title={title}>
      <Table aria-label={title}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {translate(`operations.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.kind}>
              <th scope="row">
                <bdi>{job.kind}</bdi>
              </th>
              <td>{words.figure(job.waiting)}</td>
              <td>{job.waiting ? words.duration(job.oldest_due_seconds) : '–'}</td>
              <td>{words.figure(job.running)}</td>
              <td>{words.figure(job.failed_last_hour)}</td>
              <td>{words.figure(job.failed_last_day)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '6px 0', paddingInlineEnd: 12, textAlign: 'end', fontWeight: 400, verticalAlign: 'baseline' },
  'th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
  ':is(th, td):last-child': { paddingInlineEnd: 0 },
  'thead th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  'tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // On a phone there is room for what waits, how long, and what failed.
  [theme.breakpoints.down('sm')]: { '& :is(th, td):is(:nth-child(4), :nth-child(5))': { display: 'none' } },
}));
