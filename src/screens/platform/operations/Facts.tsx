import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { OperationsReading } from '#/model/values/operations.ts';
import { EmailsAgain } from './EmailsAgain.tsx';
import { FactList, Section } from './Section.tsx';
import { useOperationWords } from './useOperationWords.ts';

/** One of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What everything stands on: the database and the disk. */
export function SystemCards({ reading: { database, disk } }: { reading: OperationsReading }) {
  const translate = useTranslate();
  const words = useOperationWords();
  const { connections, replica } = database;
  return (
    <Section title={translate('operations.system')}>
      <FactList>
        <Fact name={translate('operations.engine')}>
          {translate(`operations.engines.${database.engine}`, { version: database.version })}
        </Fact>
        <Fact name={translate('operations.size')}>{words.size(database.size_bytes)}</Fact>
        {connections && (
          <Fact name={translate('operations.connections')}>
            {translate('operations.of', { used: words.figure(connections.used), limit: words.figure(connections.limit) })}
          </Fact>
        )}
        {replica && (
          <Fact name={translate('operations.replica')}>
            {replica.seconds_behind === null
              ? translate('operations.passed_over')
              : translate('operations.behind', { duration: words.duration(replica.seconds_behind) })}
          </Fact>
        )}
        <Fact name={translate('operations.free')}>{words.size(disk.free_bytes)}</Fact>
      </FactList>
    </Section>
  );
}

/** What waits beside the jobs' kinds: e-mails, deliveries of webhooks, days for the rollups. */
export function QueueCards({ reading }: { reading: OperationsReading }) {
  const { emails, deliveries, rollups } = reading;
  const translate = useTranslate();
  const words = useOperationWords();
  const lost = (count: number) => <small>{translate(count ? 'operations.lost' : 'operations.none_lost', { smart_count: count })}</small>;
  return (
    <Section title={translate('operations.queues')}>
      <FactList>
        <Fact name={translate('operations.emails')}>
          {words.figure(emails.waiting)}
          {lost(emails.given_up_last_hour)}
          <EmailsAgain reading={reading} />
        </Fact>
        <Fact name={translate('operations.deliveries')}>
          {words.figure(deliveries.waiting)}
          {lost(deliveries.failed_last_hour)}
        </Fact>
        <Fact name={translate('operations.rollups')}>
          {words.figure(rollups.days_due)}
          {rollups.days_due > 0 && <small>{translate('operations.reports_right')}</small>}
        </Fact>
      </FactList>
    </Section>
  );
}
