import { type Attachment, type Letter, letterOf } from '#/server/mail/letter.ts';
import { mailLanguageOf, mailTexts } from '#/server/mail/texts/mailTexts.ts';

/** What a mailed report's letter says. */
export interface ReportLetter {
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
export function reportLetter({ email, language: wanted, business, name, report, period, facts, figures }: ReportLetter, file: Attachment): Letter {
  const language = mailLanguageOf(wanted);
  const texts = mailTexts[language].report;
  return letterOf({
    to: { name: '', address: email },
    language,
    business,
    subject: `${name}: ${period}`,
    preview: figures.map((figure) => figure.join(' ')).join(', ') || report,
    blocks: [
      { kind: 'paragraph', text: texts.lead(report, file.filename) },
      ...(figures.length ? [{ kind: 'figures' as const, rows: figures }] : []),
      ...facts.map((text) => ({ kind: 'remark' as const, text })),
      { kind: 'remark', text: texts.why },
    ],
    attachments: [file],
  });
}
