import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import { filled } from '#/i18n/translate.ts';
import type { Model } from '#/model/language/model.ts';
import { present, type Values } from '#/model/values/shapes.ts';
import { EMAIL_SAMPLES, type EmailSample } from '#/resources/reference/emailSamples.ts';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { EMAIL_LOOK, type EmailLooks, type LookOwner } from '#/server/domain/emailLooks/index.ts';
import { readReceipt } from '#/server/domain/receipts/readReceipt.ts';
import { businessName } from '#/server/foundation/database/businesses.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import { escaped } from '#/server/foundation/mail/escaped.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { askedEstablishment, soundSettings, unsavedSettings } from '#/server/records/settings/unsavedSettings.ts';
import { sampleEmail } from './samples.ts';

/** What previews stand on. */
export interface EmailPreviewOptions {
  database: Database;
  model: Model;
  mailer: Mailer;
  stored: StoredFiles;
  looks: EmailLooks;
  /** Where the dashboard is found from outside; unset: emails have no link. */
  publicUrl: string | undefined;
}

interface Asked {
  establishment_id: number;
  sample: EmailSample;
  values: Values;
}

/** What the queue knows of a test: who asked for it, and how it is to look. */
interface QueuedTest extends LookOwner {
  userId: number;
  sample: EmailSample;
  values: Values;
  language: Language;
}

const TEST_EMAIL = 'look-test';
const tag = 'Settings';
const body = {
  type: 'object',
  title: 'Email sample request',
  required: ['establishment_id', 'sample', 'values'],
  properties: { establishment_id: { type: 'integer', minimum: 1 }, sample: { enum: EMAIL_SAMPLES }, values: { type: 'object' } },
  additionalProperties: false,
};
const text = { type: 'string' };
const shown = {
  type: 'object',
  required: ['sender', 'reply_to', 'subject', 'html', 'text'],
  properties: { sender: { type: ['string', 'null'] }, reply_to: { type: ['string', 'null'] }, subject: text, html: text, text },
};

/**
 * POST /api/establishment/email-preview and /api/establishment/email-test: an email as it would leave with settings that nobody has saved
 * yet, shown, or sent to whoever asks.
 */
export function emailPreview(app: FastifyInstance, host: EmailPreviewOptions): void {
  const settings = host.model.settings[EMAIL_LOOK];
  if (!settings) return;
  const { permission } = settings;
  app.post<{ Body: Asked }>(
    '/api/establishment/email-preview',
    {
      config: {
        permission,
        describes: { tag, summary: 'An e-mail as it would leave with these settings', body, data: shown, refusals: [404] },
      },
      schema: { body },
      attachValidation: true,
    },
    async (request) => {
      const owner = await askedEstablishment(host.database, request, permission);
      const values = await soundSettings(host.database, settings, owner, request.body.values);
      const { name } = request.caller;
      const email = await made(host, { ...owner, sample: request.body.sample, values, language: request.language }, { name, address: '' });
      return success(shownOf(present(email, 'the establishment')));
    },
  );
  app.post<{ Body: Asked }>(
    '/api/establishment/email-test',
    {
      config: { permission, describes: { tag, summary: 'Send such an e-mail to oneself', body, refusals: [404] } },
      schema: { body },
      attachValidation: true,
    },
    async (request) => {
      const { caller, language } = request;
      const owner = await askedEstablishment(host.database, request, permission);
      const { values, problems } = await unsavedSettings(host.database, settings, owner, request.body.values);
      if (Object.keys(problems).length)
        throw invalid(Object.fromEntries(Object.entries(problems).map(([path, list]) => [`values.${path}`, list])));
      if (caller.clientId !== owner.clientId || caller.acting || !caller.userId) throw forbidden();
      const queued: QueuedTest = { ...owner, userId: caller.userId, sample: request.body.sample, values, language };
      const address = await host.database.tenant(owner.clientId, (tx) => queueTest(tx, host, queued, caller.name));
      return success(null, say('emails.test_queued', { address }));
    },
  );
  host.mailer.emails<QueuedTest>(TEST_EMAIL, async (queued) => {
    const to = await host.database.tenant(queued.clientId, (tx) => personOf(tx, queued), { readonly: true });
    if (!to) return undefined;
    const email = await made(host, queued, to);
    return email && { ...email, subject: filled(documentTexts('mail', queued.language).test_subject, { subject: email.subject }) };
  });
}

async function made(host: EmailPreviewOptions, asked: Omit<QueuedTest, 'userId'>, to: Email['to']): Promise<Email | undefined> {
  const { database, model, stored, looks, publicUrl } = host;
  const { sample, language, values, ...owner } = asked;
  const look = await looks.like(owner, values);
  if (!look) return undefined;
  const source = await database.tenant(owner.clientId, (tx) => readReceipt(tx, model, owner, { ...sampleOrder }, language), {
    readonly: true,
  });
  const business = (await businessName(database, owner.clientId)) ?? source.establishment.title;
  return sampleEmail(sample, { model, stored, language, business, source, look, to, link: publicUrl?.replace(/\/$/, '') ?? null });
}

/** What a screen can show: pictures from where they are kept, and nothing that can be pressed. */
function shownOf({ senderName, replyTo, subject, html, text: words, attachments }: Email) {
  const pictures = (attachments ?? []).reduce((page, { cid, address }) => page.replaceAll(`cid:${cid}`, escaped(address ?? '')), html);
  return {
    sender: senderName ?? null,
    reply_to: replyTo?.address ?? null,
    subject,
    html: pictures.replaceAll(/ href="[^"]*"/g, ''),
    text: words,
  };
}

async function queueTest(tx: Transaction, { mailer }: EmailPreviewOptions, queued: QueuedTest, by: string): Promise<string> {
  const person = await personOf(tx, queued);
  if (!person) throw forbidden();
  const { clientId, establishmentId, userId, language } = queued;
  const record = {
    kind: 'look_test',
    subject: say('emails.look_test'),
    to: person.address,
    establishment: establishmentId,
    by,
    language,
  } as const;
  await mailer.send(TEST_EMAIL, queued, { clientId, userId }, { tx, to: person.address, record });
  return person.address;
}

/** Their own address, as it is when the email leaves. */
async function personOf(tx: Transaction, { clientId, userId }: Pick<QueuedTest, 'clientId' | 'userId'>): Promise<Email['to'] | undefined> {
  const { rows } = await sql<{ name: string; address: string }>`
    select concat_ws(' ', first_name, last_name) as name, email as address from tenant.users
    where client_id = ${clientId} and id = ${userId} and status = 'active'`.execute(tx);
  return rows[0];
}
