import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ProcessReading } from '#/model/values/operations.ts';
import { Tag } from '#/src/kinds/Tag.tsx';
import { Fact } from './Facts.tsx';
import { FactList, Section } from './Section.tsx';
import { useOperationWords } from './useOperationWords.ts';

/** The hosts and workers, each with how it is. `readAt`: ISO 8601 UTC. */
export function Processes({ processes, readAt }: { processes: readonly ProcessReading[]; readAt: string }) {
  const translate = useTranslate();
  return (
    <Section title={translate('operations.processes')}>
      {processes.length ? (
        <List>
          {processes.map((process) => (
            <ProcessRow key={process.name} process={process} readAt={readAt} />
          ))}
        </List>
      ) : (
        <p>{translate('operations.no_processes')}</p>
      )}
    </Section>
  );
}

function ProcessRow({ process, readAt }: { process: ProcessReading; readAt: string }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const { is_gone: isGone } = process;
  return (
    <li>
      <h3>
        {translate(`operations.role.${process.role}`)}
        <Tag tone={isGone ? 'error' : 'success'} label={translate(isGone ? 'operations.gone' : 'operations.running')} />
        <bdi>{process.name}</bdi>
      </h3>
      <FactList>
        <Fact name={translate('operations.last_seen')}>{words.ago(process.seen_at, readAt)}</Fact>
        <Fact name={translate('operations.started')}>{words.ago(process.started_at, readAt)}</Fact>
        <Fact name={translate('operations.version')}>{process.version}</Fact>
        <Fact name={translate('operations.node')}>{process.node}</Fact>
        {process.port !== null && <Fact name={translate('operations.port')}>{process.port}</Fact>}
        <Fact name={translate('operations.memory')}>{words.size(process.memory_bytes)}</Fact>
        <Fact name={translate('operations.busy')}>{words.percent(process.busy_percent)}</Fact>
      </FactList>
    </li>
  );
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  'li + li': { marginTop: 16, paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  h3: { ...theme.typography.subtitle2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', margin: '0 0 8px' },
  bdi: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  dl: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(110px, 100%), 1fr))' },
}));
