import { sql } from 'kysely';
import { languageOf } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { businessToday } from '#/model/reports/periods.ts';
import type { ReportClock } from '#/model/reports/presets.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import type { RightBehind } from '#/server/access/permissions/rightsBehind.ts';
import type { ExportHost } from '#/server/capabilities/exports/exportHost.ts';
import { answeredReport, rightsBehind } from '#/server/capabilities/exports/reportExport.ts';
import { periodText } from '#/server/capabilities/exports/reportFacts.ts';
import { refuseTooLong, writeFile } from '#/server/capabilities/exports/runExport.ts';
import { businessOf } from '#/server/capabilities/exports/sender.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { type ReportEmail, reportSubject } from '#/server/foundation/mail/emails/reportEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { readPayPeriods } from '#/server/records/settings/payPeriods.ts';
import type { ScheduleJob } from './dueSchedules.ts';
import { keyFigures } from './keyFigures.ts';
import { noteProblem, troubleOf } from './problems.ts';
import { addressParts, questionOf, validQuestion } from './scheduleQuestion.ts';
import { lockSchedule, type MailedQuestion, type StoredSchedule } from './storedSchedule.ts';

export const SCHEDULE_EMAIL = 'report';

/** What an email in the queue is about. */
export interface QueuedReport extends ReportEmail {
  clientId: number;
  schedule: number;
  /** In the folder of exports. */
  file: string;
  fileName: string;
  format: StoredSchedule['format'];
  /** The one establishment that it is of, whose look its email has; absent: it is of several, or was queued by an older host. */
  place?: number;
  /** Whose rights it was made with, and which of them. */
  owner: number;
  behind: readonly RightBehind[];
}

/**
 * Makes what is due, once for each language that its recipients read, and queues its emails, with the rights that its owner has by now.
 * What stands in the way is said on the record. @throws ApiError
 */
export async function sendSchedule(host: MailHost, { schedule: id, due }: ScheduleJob, run: JobRun): Promise<{ emails: number }> {
  const { database, model } = host;
  const { clientId } = run;
  const schedule = await database.tenant(clientId, (tx) => lockSchedule(tx, model, clientId, id));
  if (!schedule || isMade(schedule, due)) return { emails: 0 };
  try {
    if (schedule.owner === null) throw new ApiError(422, 'no_owner', say('reports.nobody_behind'));
    const made = new Map<string, Made>();
    const languages = [...new Set(schedule.recipients.map((one) => languageOf(one.language ?? schedule.language)))];
    for (const [at, language] of languages.entries()) {
      const making = { owner: schedule.owner, language, due };
      made.set(language, await makeReport(host, schedule, making, (percent) => run.progress((at * 100 + percent) / languages.length)));
    }
    return await database.tenant(clientId, (tx) => queueEmails(tx, host, made, { id, due }));
  } catch (error) {
    // A host that stops has found nothing wrong: another one goes on.
    if (!run.signal.aborted) await noteProblem(database, clientId, id, troubleOf(error));
    throw error;
  }
}

/** What mailed reports stand on. */
export interface MailHost extends ExportHost {
  mailer: Mailer;
  /** Where the dashboard is found from outside; unset: emails have no link. */
  publicUrl: string | undefined;
  looks: EmailLooks;
}

/** With whose rights, in which language, and for which time. */
export interface Making {
  owner: number;
  language: string;
  /** ISO 8601 UTC. */
  due: string;
}

type Made = Omit<QueuedReport, 'email' | 'schedule'>;

/** Makes the file and the words of a mailed report. @throws ApiError where its owner may not see it, or it cannot be asked so any more */
export async function makeReport(
  host: MailHost,
  asked: MailedQuestion,
  { owner, language, due }: Making,
  progress: (percent: number) => Promise<void>,
): Promise<Made> {
  const { database, model, publicUrl } = host;
  const { client_id: clientId, format } = asked;
  const caller: Caller = await requesterOf(database, model.permissions, { clientId, userId: owner });
  const report = model.reports[asked.report];
  if (!report) throw new ApiError(422, 'no_report', say('reports.report_gone'));
  const clock = await database.tenant(clientId, (tx) => clockOf(tx, model, asked, (id) => canUse(caller, report.permission, id)), {
    readonly: true,
  });
  const request = questionOf(asked, report, caller, { reports: model.reports, clock, due, language });
  const { prepared, answer } = await answeredReport(host, caller, request);
  refuseTooLong(prepared, format);
  const { file, name } = await writeFile(host, prepared, format, progress);
  const { dateFrom, dateTo } = answer.request;
  // Where no days are chosen, it is of the day on which it is due.
  const day = businessToday(clock, new Date(due));
  const [only, ...others] = answer.establishments;
  const parts = addressParts(validQuestion(model.reports, report, asked.question), answer, asked.compare);
  return {
    clientId,
    file,
    fileName: name,
    format,
    ...(only && !others.length && { place: only.id }),
    language,
    business: (await businessOf(database, clientId)).name,
    subject: asked.subject,
    report: prepared.title,
    period: periodText(report.period === false ? { from: day, to: day } : { from: dateFrom, to: dateTo }, language),
    establishments: answer.establishments.map(({ title }) => title),
    facts: prepared.facts,
    figures: keyFigures(report, answer, language),
    link: publicUrl === undefined ? null : `${publicUrl.replace(/\/$/, '')}/reports/${report.name}?${parts}`,
    owner,
    // The figures in the email are of every column that its owner sees, whatever the file shows.
    behind: [...prepared.behind, ...rightsBehind(report, answer, answer.columns.values())],
  };
}

/** Behind a lock, so that a job which comes again after its host died queues no email twice. */
async function queueEmails(
  tx: Transaction,
  { model, mailer }: MailHost,
  made: ReadonlyMap<string, Made>,
  { id, due }: { id: number; due: string },
): Promise<{ emails: number }> {
  const [first] = made.values();
  if (!first) return { emails: 0 };
  const { clientId, owner } = first;
  const schedule = await lockSchedule(tx, model, clientId, id);
  if (!schedule || isMade(schedule, due)) return { emails: 0 };
  await sql`
    update public.report_schedules set sent_for = ${due}::timestamptz, problem = null where client_id = ${clientId} and id = ${id}`.execute(
    tx,
  );
  // Who was added meanwhile, in a language that it was not made in, gets the first.
  const byAddress = new Map(
    schedule.recipients.map(({ email, language }) => [email.toLowerCase(), languageOf(language ?? schedule.language)]),
  );
  for (const [email, language] of byAddress) {
    const queued: QueuedReport = { ...(made.get(language) ?? first), schedule: id, email };
    const record = { ...recordOf(schedule, due, queued), subject: reportSubject(queued), by: null };
    await mailer.send(SCHEDULE_EMAIL, queued, { clientId, userId: owner }, { tx, waits: true, record });
  }
  return { emails: byAddress.size };
}

/** What the page of sent emails says of one of a schedule's, whose it is among the rest. */
export function recordOf(
  { id, establishments }: Pick<StoredSchedule, 'id' | 'establishments'>,
  due: string,
  { email, language }: { email: string; language: string },
) {
  const [only = null, ...others] = establishments;
  return {
    kind: 'report',
    to: email,
    about: { type: 'report-schedules', id },
    establishment: others.length ? null : only,
    language,
    madeFor: due,
  } as const;
}

function isMade({ sent_for: sentFor, status }: StoredSchedule, due: string): boolean {
  return status !== 'active' || (sentFor !== null && sentFor >= due);
}

/** Where its days begin and end, and when the establishments that its owner sees pay. */
async function clockOf(
  tx: Transaction,
  model: Model,
  { client_id: clientId, establishments }: MailedQuestion,
  isSeen: (establishment: number) => boolean,
): Promise<ReportClock> {
  const named = establishments.length ? sql`id = any(${establishments}::bigint[])` : sql`true`;
  const { rows } = await sql<{ id: number; client_id: number; timezone: string; starts_at: string }>`
    select id, client_id, timezone, to_char(business_day_starts_at, 'HH24:MI') as starts_at from tenant.establishments
    where client_id = ${clientId} and ${named} order by id`.execute(tx);
  const seen = rows.filter(({ id }) => isSeen(id));
  const paid = await readPayPeriods(tx, model, seen);
  const [first] = rows;
  return {
    timezone: first?.timezone ?? 'UTC',
    startsAt: first?.starts_at ?? '00:00',
    payPeriods: paid.map(({ pay_periods: periods }) => periods),
  };
}
