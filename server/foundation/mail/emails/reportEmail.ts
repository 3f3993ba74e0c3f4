import { documentTexts } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Attachment, Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';

/** What a mailed report's email says. */
export interface ReportEmail {
  email: string;
  language: string;
  business: string;
  /** What whoever set it up wants the subject to begin with; else the report's name. */
  subject: string | null;
  report: string;
  /** The days in words. */
  period: string;
  establishments: readonly string[];
  /** What was asked, one fact a line. */
  facts: readonly string[];
  figures: readonly (readonly [label: string, value: string])[];
  /** Where the report opens with the same question; null where the host does not know its own address. */
  link: string | null;
}

/** A report that goes out by itself: its key figures, and the file with all of it. */
export function reportEmail(said: ReportEmail, file: Attachment, look?: EmailLook): Email {
  const { email, language: wanted, business, report, facts, figures, link } = said;
  const language = languageOf(wanted);
  const { report: texts } = documentTexts('mail', language);
  return emailOf({
    to: { name: '', address: email },
    language,
    business,
    look,
    subject: reportSubject(said),
    preview: figures.map((figure) => figure.join(' ')).join(', ') || report,
    blocks: [
      { kind: 'paragraph', text: filled(texts.lead, { report, file: file.filename }) },
      ...(figures.length ? [{ kind: 'figures' as const, rows: figures }] : []),
      ...(link ? [{ kind: 'link' as const, text: texts.open, address: link }] : []),
      ...facts.map((text) => ({ kind: 'remark' as const, text })),
      { kind: 'remark', text: texts.why },
    ],
    attachments: [file],
  });
}

/** What its subject says: which report, of which days and where. */
export function reportSubject({ language, business, subject, report, period, establishments }: ReportEmail): string {
  const { report: texts } = documentTexts('mail', languageOf(language));
  const [establishment = business] = establishments;
  const where = establishments.length > 1 ? filled(texts.establishments, { count: establishments.length }) : establishment;
  return [subject || report, period, where].join(' · ');
}
