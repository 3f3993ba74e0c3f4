import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { businessToday } from '#/model/reports/periods.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import type { RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import type { ExportHost } from '#/server/capabilities/exports/exportHost.ts';
import { answeredReport, rightsBehind } from '#/server/capabilities/exports/reportExport.ts';
import { periodText } from '#/server/capabilities/exports/reportFacts.ts';
import { refuseTooLong, writeFile } from '#/server/capabilities/exports/runExport.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import type { ReportEmail } from '#/server/foundation/mail/emails/reportEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import type { ScheduleJob } from './dueSchedules.ts';
import { keyFigures } from './keyFigures.ts';
import { noteProblem, troubleOf } from './problems.ts';
import { questionOf } from './scheduleQuestion.ts';
import { lockSchedule, type StoredSchedule } from './storedSchedule.ts';

export const SCHEDULE_EMAIL = 'report';

/** What an email in the queue is about. */
export interface QueuedReport extends ReportEmail {
  clientId: number;
  schedule: number;
  /** In the folder of exports. */
  file: string;
  fileName: string;
  format: StoredSchedule['format'];
  /** Whose rights it was made with, and which of them. */
  owner: number;
  behind: readonly RightBehind[];
}

/**
 * Makes what is due and queues its emails, with the rights that its owner has by now. What stands in the way is said on the record.
 * @throws ApiError
 */
export async function sendSchedule(
  host: ExportHost,
  mailer: Mailer,
  { schedule: id, due }: ScheduleJob,
  run: JobRun,
): Promise<{ emails: number }> {
  const { database, model } = host;
  const { clientId } = run;
  const schedule = await database.tenant(clientId, (tx) => lockSchedule(tx, model, clientId, id));
  if (!schedule || isMade(schedule, due)) return { emails: 0 };
  try {
    const made = await makeReport(host, schedule, due, run);
    return await database.tenant(clientId, (tx) => queueEmails(tx, { model, mailer }, made, { id, due, owner: schedule.owner }));
  } catch (error) {
    // A host that stops has found nothing wrong: another one goes on.
    if (!run.signal.aborted) await noteProblem(database, clientId, id, troubleOf(error));
    throw error;
  }
}

interface Business {
  name: string;
}

type Made = Omit<QueuedReport, 'email'>;

async function makeReport(host: ExportHost, schedule: StoredSchedule, due: string, run: JobRun): Promise<Made> {
  const { database, model } = host;
  const { client_id: clientId, owner, format, language } = schedule;
  if (owner === null) throw new ApiError(422, 'no_owner', say('reports.nobody_behind'));
  const caller: Caller = await requesterOf(database, model.permissions, { clientId, userId: owner });
  const report = model.reports[schedule.report];
  if (!report) throw new ApiError(422, 'no_report', say('reports.report_gone'));
  const clock = await database.tenant(clientId, (tx) => clockOf(tx, schedule), { readonly: true });
  const request = questionOf(schedule, report, caller, { reports: model.reports, clock, due });
  const { prepared, answer } = await answeredReport(host, caller, request);
  refuseTooLong(prepared, format);
  const { file, name } = await writeFile(host, prepared, format, (percent) => run.progress(percent));
  const { dateFrom, dateTo } = answer.request;
  // Where no days are chosen, it is of the day on which it is due.
  const day = businessToday(clock, new Date(due));
  return {
    clientId,
    schedule: schedule.id,
    file,
    fileName: name,
    format,
    language,
    business: await businessOf(host, clientId),
    name: schedule.name,
    report: prepared.title,
    period: periodText(report.period === false ? { from: day, to: day } : { from: dateFrom, to: dateTo }, language),
    facts: prepared.facts,
    figures: keyFigures(report, answer, language),
    owner,
    // The figures in the email are of every column that its owner sees, whatever the file shows.
    behind: [...prepared.behind, ...rightsBehind(report, answer, answer.columns.values())],
  };
}

/** Behind a lock, so that a job which comes again after its host died queues no email twice. */
async function queueEmails(
  tx: Transaction,
  { model, mailer }: { model: Model; mailer: Mailer },
  made: Made,
  { id, due, owner }: { id: number; due: string; owner: number | null },
): Promise<{ emails: number }> {
  const { clientId } = made;
  const schedule = await lockSchedule(tx, model, clientId, id);
  if (!schedule || isMade(schedule, due)) return { emails: 0 };
  await sql`
    update public.report_schedules set sent_for = ${due}::timestamptz, problem = null where client_id = ${clientId} and id = ${id}`.execute(
    tx,
  );
  const addresses = [...new Set(schedule.recipients.map((address) => address.toLowerCase()))];
  for (const email of addresses)
    await mailer.send(SCHEDULE_EMAIL, { ...made, email } satisfies QueuedReport, { clientId, userId: owner }, { tx, waits: true });
  return { emails: addresses.length };
}

function isMade({ sent_for: sentFor, status }: StoredSchedule, due: string): boolean {
  return status !== 'active' || (sentFor !== null && sentFor >= due);
}

/** Where its days begin and end. */
async function clockOf(
  tx: Transaction,
  { client_id: clientId, establishments, timezone }: StoredSchedule,
): Promise<{ timezone: string; startsAt: string }> {
  const named = establishments.length ? sql`id = any(${establishments}::bigint[])` : sql`true`;
  const { rows } = await sql<{ starts_at: string }>`
    select to_char(business_day_starts_at, 'HH24:MI') as starts_at from tenant.establishments
    where client_id = ${clientId} and ${named} order by id limit 1`.execute(tx);
  return { timezone, startsAt: rows[0]?.starts_at ?? '00:00' };
}

async function businessOf({ database }: ExportHost, clientId: number): Promise<string> {
  const { rows } = await database.platform(
    (tx) => sql<Business>`select name from public.clients where client_id = 0 and id = ${clientId}`.execute(tx),
    {
      readonly: true,
    },
  );
  return rows[0]?.name ?? 'Countinghouse';
}
