import { sql } from 'kysely';
import { labelled } from '#/i18n/blanks.ts';
import { languageOf } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import { idsIn } from '#/model/values/shapes.ts';
import reportSchedules from '#/resources/reports/reportSchedules.ts';
import { troubleAhead } from '#/server/capabilities/reportSchedules/problems.ts';
import { validQuestion } from '#/server/capabilities/reportSchedules/scheduleQuestion.ts';
import { type QueuedTrial, TRIAL_EMAIL } from '#/server/capabilities/reportSchedules/trial.ts';
import { ApiError, forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Mails a report once to whoever asks, with their own rights: what a schedule of these answers would send. */
export const verb = defineVerb(reportSchedules, 'try', async ({ tx, model, clientId, caller, now, mailer }, input) => {
  if (!mailer) throw new ApiError(503, 'no_post', say('jobs.no_mail'));
  if (caller.clientId !== clientId || caller.acting || !caller.userId) throw forbidden();
  const establishments = idsIn(input.establishments);
  const trouble = troubleAhead(model, caller, { report: input.report, establishments });
  const report = model.reports[input.report];
  if (trouble || !report) throw invalid({ report: [trouble ?? say('reports.report_gone')] });
  const { rows } = await sql<{ email: string }>`
    select email from tenant.users where client_id = ${clientId} and id = ${caller.userId}`.execute(tx);
  const email = rows[0]?.email;
  if (!email) throw forbidden();
  const queued: QueuedTrial = {
    asked: {
      client_id: clientId,
      report: report.name,
      period: input.period,
      compare: input.compare ?? null,
      question: validQuestion(model.reports, report, input.question),
      format: input.format,
      subject: input.subject ?? null,
      establishments: [...establishments],
    },
    email,
    language: languageOf(caller.language ?? 'en'),
    due: now,
    userId: caller.userId,
  };
  const [only = null, ...others] = establishments;
  const record = {
    kind: 'report',
    subject: say('emails.report', { report: labelled(report) }),
    to: email,
    establishment: others.length ? null : only,
    by: caller.name,
    language: queued.language,
    madeFor: now,
  } as const;
  await mailer.send(TRIAL_EMAIL, queued, { clientId, userId: caller.userId }, { tx, to: email, record });
  return undefined;
});
