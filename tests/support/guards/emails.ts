import type { VerbModel } from '#/model/language/model.ts';
import type { Received } from '#/tests/server/foundation/mail/mailServer.ts';
import type { GuardedDefinition } from './guarded.ts';
import type { GuardedReport } from './reports.ts';
import type { Shown } from './shown.ts';
import { verbAnswer } from './verbs.ts';
import { type Asking, asked, textOfFile } from './ways.ts';

/** All that an email says: its words, and the files that go with it. */
export function textOfEmail({ subject, text, html, attachments }: Received): string {
  const files = attachments.map(({ mimeType, content }) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
    return textOfFile(mimeType.includes('pdf') ? 'pdf' : mimeType.includes('sheet') ? 'xlsx' : 'csv', bytes);
  });
  return [subject, text, html, ...files].join('\n');
}

/** A report that somebody has mailed: its file, and the figures in the email. */
export async function mailed(asking: Asking, { report, definition }: GuardedReport, format: string): Promise<Shown> {
  const { world } = asking;
  const name = `${report.name} for ${asking.token.slice(-8)}`;
  const schedule = { name, report: report.name, establishments: [world.harbour], period: 'today', frequency: 'daily', time: '06:00' };
  const body = { ...schedule, subject: name, format, recipients: [{ email: 'boss@marker.example' }] };
  const { id } = (await asked(asking, 'POST', '/api/report-schedule', body, 201)).body.data;
  await asked(asking, 'POST', `/api/report-schedule/${id}/send`, {});
  const email = await emailTo(asking, ({ subject }) => subject?.startsWith(name) === true);
  await asked(asking, 'DELETE', `/api/report-schedule/${id}`);
  // A file that is mailed has the columns that the report has until its reader chooses others.
  const mustShow = definition.guarded.filter(({ name: column }) => !report.shown || report.shown.includes(column));
  return { where: `${report.name}, mailed as ${format}`, definition, text: textOfEmail(email), mustShow };
}

/** Whether a verb writes to somebody: it asks for an address. */
export function addressOf({ input = {} }: VerbModel): string | undefined {
  return Object.entries(input).find(([, { kind }]) => kind === 'email')?.[0];
}

/** Emails that tell even the owner nothing that is guarded, and why. */
const SILENT: Readonly<Record<string, string>> = {
  'orders.send-receipt': 'a receipt is for the guest: costs, addresses and stock have no place on it',
};

let emails = 0;

/** What a verb writes to whom it is sent. */
export async function emailOf(asking: Asking, verb: VerbModel, definition: GuardedDefinition): Promise<Shown> {
  emails += 1;
  const address = `email-${emails}@marker.example`;
  await verbAnswer(asking, verb, definition, { [addressOf(verb) ?? '']: address });
  const email = await emailTo(asking, ({ recipients }) => recipients.includes(address));
  return { where: `${definition.name}, email`, definition, text: textOfEmail(email), mustShow: definition.name in SILENT ? [] : 'some' };
}

/** The next email of some sort; others are passed over. */
export async function emailTo({ world: { mail } }: Asking, isWanted: (email: Received) => boolean): Promise<Received> {
  for (;;) {
    const email = await mail.next();
    if (isWanted(email)) return email;
  }
}
