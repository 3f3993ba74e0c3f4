import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FailedJobReading } from '#/model/values/operations.ts';
import { Section } from './Section.tsx';
import { useOperationWords } from './useOperationWords.ts';

/** The last jobs that failed, each with why. `readAt`: ISO 8601 UTC. */
export function FailedJobs({ jobs, readAt }: { jobs: readonly FailedJobReading[]; readAt: string }) {
  const translate = useTranslate();
  const words = useOperationWords();
  return (
    <Section title={translate('operations.failed_jobs')}>
      {jobs.length ? (
        <List>
          {jobs.map((job) => (
            <li key={`${job.failed_at}/${job.id}`}>
              <strong>{words.job(job.kind)}</strong>
              <span>
                <bdi>{job.kind}</bdi>
                {[
                  '',
                  job.business ?? translate('operations.platform_own'),
                  words.ago(job.failed_at, readAt),
                  translate('operations.tries', { smart_count: job.attempts }),
                ].join(' · ')}
              </span>
              {job.why && <p>{job.why}</p>}
            </li>
          ))}
        </List>
      ) : (
        <p>{translate('operations.none_failed')}</p>
      )}
    </Section>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  'li + li': { marginTop: 12, paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` },
  strong: { fontWeight: 600, marginInlineEnd: 12 },
  span: { color: theme.vars.palette.text.secondary },
  'li p': { color: theme.vars.palette.text.primary },
}));
