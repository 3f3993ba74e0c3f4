import { type DeliveryCounts, deliveryCounts } from '#/server/capabilities/webhooks/deliveryCounts.ts';
import { type RollupLag, rollupLag } from '#/server/domain/sales/rollupLag.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type JobCounts, jobCounts } from '#/server/foundation/jobs/jobCounts.ts';
import { countGivenUp, type GivenUpEmails } from '#/server/foundation/mail/givenUpEmails.ts';
import { KINDS } from '#/server/foundation/mail/mailer.ts';

/** What waits and what was given up, of all businesses: the same whichever host is asked. */
export interface Queues {
  jobs: readonly JobCounts[];
  /** E-mails that have not left, and those that were given up; each is a job, too. */
  emails: { waiting: number; givenUp: GivenUpEmails };
  deliveries: DeliveryCounts;
  rollups: RollupLag;
}

/** Reads it, one unit after the other, on the connections of reports: no request waits for whoever watches. */
export function readQueues(database: Database): Promise<Queues> {
  return database.during('report', async () => {
    const jobs = await jobCounts(database);
    const emails = { waiting: emailsAmong(jobs), givenUp: await countGivenUp(database) };
    return { jobs, emails, deliveries: await deliveryCounts(database), rollups: await rollupLag(database) };
  });
}

/** How many emails have not left. */
function emailsAmong(jobs: readonly JobCounts[]): number {
  const emails = jobs.filter(({ kind }) => kind.startsWith(KINDS));
  return emails.reduce((sum, { waiting, scheduled, running }) => sum + waiting + scheduled + running, 0);
}
