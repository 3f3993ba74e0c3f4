import { documentTexts } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Attachment, Email } from '#/server/foundation/mail/emailContent.ts';

/** What a mailed report's email says. */
export interface ReportEmail {
  email: string;
  language: string;
  business: string;
  /** What the schedule is called, and the report. */
  name: string;
  report: string;
  /** The days in words. */
  period: string;
  /** What was asked, one fact a line. */
  facts: readonly string[];
  figures: readonly (readonly [label: string, value: string])[];
}

/** A report that goes out by itself: its key figures, and the file with all of it. */
export function reportEmail(
  { email, language: wanted, business, name, report, period, facts, figures }: ReportEmail,
  file: Attachment,
): Email {
  const language = languageOf(wanted);
  const { report: texts } = documentTexts('mail', language);
  return emailOf({
    to: { name: '', address: email },
    language,
    business,
    subject: `${name}: ${period}`,
    preview: figures.map((figure) => figure.join(' ')).join(', ') || report,
    blocks: [
      { kind: 'paragraph', text: filled(texts.lead, { report, file: file.filename }) },
      ...(figures.length ? [{ kind: 'figures' as const, rows: figures }] : []),
      ...facts.map((text) => ({ kind: 'remark' as const, text })),
      { kind: 'remark', text: texts.why },
    ],
    attachments: [file],
  });
}
