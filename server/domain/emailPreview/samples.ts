import { labelIn, nameOf } from '#/i18n/blanks.ts';
import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { say, sentenceIn } from '#/i18n/sentences.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { formatMoney } from '#/model/kinds/money.ts';
import type { Model } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';
import type { EmailSample } from '#/resources/reference/emailSamples.ts';
import { type ReceiptSource, receiptBlocks, receiptName } from '#/resources/reference/receiptBlocks.ts';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { readLogo } from '#/server/domain/receipts/logo.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Attachment, Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';
import { alertEmail } from '#/server/foundation/mail/emails/alertEmail.ts';
import { commentEmail } from '#/server/foundation/mail/emails/commentEmail.ts';
import { purchaseOrderEmail } from '#/server/foundation/mail/emails/purchaseOrderEmail.ts';
import { receiptEmail } from '#/server/foundation/mail/emails/receiptEmail.ts';
import { reportEmail } from '#/server/foundation/mail/emails/reportEmail.ts';
import { type Field, textOf } from '#model/language';

/** What a sample is made of: everything about the establishment and its look is real, what the email is about never was. */
export interface SampleParts {
  model: Model;
  stored: StoredFiles;
  language: Language;
  /** What the business is called. */
  business: string;
  source: ReceiptSource;
  look: EmailLook | undefined;
  to: { name: string; address: string };
  /** Where the dashboard is found from outside; null where the host does not know. */
  link: string | null;
}

/** An email as it would leave, about an order, a purchase order, figures or stock that never were; no file goes with it. */
export async function sampleEmail(sample: EmailSample, parts: SampleParts): Promise<Email> {
  const email = await samples[sample](parts);
  return { ...email, attachments: email.attachments?.filter(({ cid }) => cid !== undefined) ?? [] };
}

const samples: Readonly<Record<EmailSample, (parts: SampleParts) => Promise<Email>>> = {
  async receipt({ stored, language, source, look, to }) {
    const blocks = receiptBlocks({ ...source, order: { ...sampleOrder, customer_name: to.name }, isSample: true });
    const email = receiptEmail({ email: to.address, language, source, blocks, logo: await readLogo(stored, blocks), look });
    const logo = blocks.find((block) => block.kind === 'logo');
    // Its own logo, where it has one, is the only picture.
    const attachments = email.attachments?.map((one) => ({ address: logo?.address ?? '', ...one }));
    return { ...email, ...(attachments && { attachments }) };
  },

  async purchase_order({ model, language, source, look, to }) {
    const resource = model.resources['purchase-orders'];
    const title = textOf(resource ?? { label: '' }, 'label', language);
    const name = `${Array.isArray(title) ? title[0] : title} 1001`;
    const figures = [[labelOf(resource?.allFields.total, language), formatMoney(TOTAL, source.context.currency, source.context)]] as const;
    return purchaseOrderEmail(
      { to, replyTo: undefined, language, business: receiptName(source), name, isReturn: false, message: '', figures, look },
      fileOf('1001.pdf'),
    );
  },

  async report({ model, language, business, source, look, to, link }) {
    const report = model.reports[REPORT];
    const { net_sales: sales, transactions } = report?.columns ?? {};
    const { currency, timezone } = source.context;
    const today = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timezone }).format(new Date());
    const title = report ? labelOf(report, language) : '';
    return reportEmail(
      {
        ...{ email: to.address, language, business, subject: null, report: title, period: today },
        establishments: [source.establishment.title],
        facts: [],
        figures: [
          [columnOf('net_sales', sales, language), formatMoney(TOTAL, currency, source.context)],
          [columnOf('transactions', transactions, language), numberFormat(language, {}).format(COUNT)],
        ],
        link: link && `${link}/reports/${REPORT}`,
      },
      fileOf(`${REPORT}.pdf`),
      look,
    );
  },

  async alert({ language, business, source, look, to, link }) {
    const [item = ''] = sampleOrder.lines.map(({ title }) => title);
    const text = sentenceIn(language, say('alerts.low_stock', { item, current: 8, point: 10 }));
    return alertEmail({
      ...{ email: to.address, name: to.name, firstName: to.name, language, business, establishment: source.establishment.title },
      alerts: [{ text, opens: null }],
      link,
      look,
    });
  },

  async comment({ model, language, business, look, to, link }) {
    const resource = model.resources['purchase-orders'];
    const record = `${resource ? labelIn(language, nameOf(resource)) : ''} 1001`.trim();
    const { comment } = documentTexts('mail', language);
    const about = { author: to.name, record, text: `@${to.name} ${comment.sample}` };
    return commentEmail({ ...about, email: to.address, name: to.name, firstName: to.name, language, business, link, look });
  },
};

const REPORT = 'sales-summary';
const TOTAL = 1284.5;
const COUNT = 42;

const labelOf = (node: { readonly label: string } | undefined, language: Language) => (node ? textOf(node, 'label', language) : '');

const columnOf = (name: string, field: Field | undefined, language: Language) =>
  field ? labelOf(fieldModel(name, field), language) : name;

/** Named in the email, and left out of it. */
const fileOf = (filename: string): Attachment => ({ filename, contentType: 'application/pdf', content: Buffer.alloc(0) });
