import type { FastifyInstance } from 'fastify';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { holdsStill } from '#/server/access/permissions/rightsBehind.ts';
import type { ExportHost } from '#/server/capabilities/exports/exportHost.ts';
import { contentTypes } from '#/server/capabilities/exports/writers.ts';
import type { EmailLooks } from '#/server/domain/emailLooks/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { Attachment, Email } from '#/server/foundation/mail/emailContent.ts';
import { reportEmail } from '#/server/foundation/mail/emails/reportEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { AGAIN_EMAIL, type QueuedAgain } from './again.ts';
import { queueDue, SCHEDULE_JOB, type ScheduleJob } from './dueSchedules.ts';
import { keepOldChoices } from './oldChoices.ts';
import { NOT_ALLOWED, noteProblem } from './problems.ts';
import { type MailHost, type Making, makeReport, type QueuedReport, SCHEDULE_EMAIL, sendSchedule } from './sendSchedule.ts';
import { lockSchedule, type MailedQuestion } from './storedSchedule.ts';
import { type QueuedTrial, TRIAL_EMAIL } from './trial.ts';

export interface ReportScheduleOptions {
  database: Database;
  jobs: Jobs;
  mailer: Mailer;
  exporting: ExportHost;
  publicUrl?: string | undefined;
  looks: EmailLooks;
}

const LOOK_EVERY_MS = 20_000;

/** Reports that go out by mail at their times: looked for by a job, made by one, and carried by the mailer. */
export function reportSchedules(
  app: FastifyInstance,
  { database, jobs, mailer, exporting, publicUrl, looks }: ReportScheduleOptions,
): void {
  const host: MailHost = { ...exporting, mailer, publicUrl, looks };
  app.addHook('onReady', () => keepOldChoices(database, exporting.model));
  jobs.every('reports.due', LOOK_EVERY_MS, () => queueDue(database, exporting.model, jobs));
  jobs.handle<ScheduleJob>(SCHEDULE_JOB, (job, run) => sendSchedule(host, job, run));
  mailer.emails<QueuedReport>(
    SCHEDULE_EMAIL,
    async (queued) => {
      if (!(await isHeldStill(exporting, queued))) {
        await noteProblem(database, queued.clientId, queued.schedule, NOT_ALLOWED);
        return NOT_ALLOWED;
      }
      const content = await exporting.files.bytes(queued.file);
      if (content) return reportEmail(queued, attachmentOf(queued, content), await looks.of(queued.clientId, queued.place));
      const gone = say('reports.file_not_kept', { email: queued.email });
      await noteProblem(database, queued.clientId, queued.schedule, gone);
      return gone;
    },
    async ({ clientId, schedule, email }, { status }) => {
      const problems = {
        sent: null,
        waiting: say('reports.mail_waits', { email }),
        failed: say('reports.mail_failed', { email }),
      };
      await noteProblem(database, clientId, schedule, problems[status]);
    },
  );
  mailer.emails<QueuedTrial>(TRIAL_EMAIL, (queued) => trialEmail(host, queued));
  mailer.emails<QueuedAgain>(AGAIN_EMAIL, (queued) => emailAgain(host, queued));
}

const attachmentOf = ({ fileName, format }: Pick<QueuedReport, 'fileName' | 'format'>, content: Buffer): Attachment => ({
  filename: fileName,
  contentType: contentTypes[format],
  content,
});

/** What somebody tries: it is made when its email is written, with the rights that they have by then, and kept nowhere. */
async function trialEmail(host: MailHost, { asked, email, language, due, userId }: QueuedTrial): Promise<Email> {
  return madeNow(host, asked, { owner: userId, language, due }, email);
}

async function madeNow(host: MailHost, asked: MailedQuestion, making: Making, email: string): Promise<Email> {
  const made = await makeReport(host, asked, making, async () => undefined);
  const content = await host.files.bytes(made.file);
  if (!content) throw new Error(`The file ${made.file} is gone as soon as it was made`);
  return reportEmail({ ...made, email }, attachmentOf(made, content), await host.looks.of(made.clientId, made.place));
}

/** A report that was mailed before: made anew for the same time, as its schedule is now and with the rights that its owner has by now. */
async function emailAgain(host: MailHost, { clientId, schedule: id, due, email, language }: QueuedAgain): Promise<Email | Sentence> {
  const schedule = await host.database.tenant(clientId, (tx) => lockSchedule(tx, host.model, clientId, id));
  if (!schedule) return say('emails.over');
  if (schedule.owner === null) return say('reports.nobody_behind');
  return madeNow(host, schedule, { owner: schedule.owner, language, due }, email);
}

/** An email may wait for most of a day: whoever stands behind it may have lost in between what lets them see it. */
async function isHeldStill({ database, model }: ExportHost, { clientId, owner, behind }: QueuedReport): Promise<boolean> {
  try {
    return holdsStill(await requesterOf(database, model.permissions, { clientId, userId: owner }), behind);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 403) return false;
    throw error;
  }
}
