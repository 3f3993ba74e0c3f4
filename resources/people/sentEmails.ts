import { defineResource, field } from '#model/language';

const ofAll = { kind: { not: 'account' } } as const;
/** What is told of all emails but those about accounts. */
const told = { problem: ofAll, answer: ofAll, tries: ofAll, sent_at: ofAll, next_try: ofAll } as const;

/** What was mailed to whom, for 90 days: only the host writes it, with each email that it queues (`docs/decisions/mails.md`). */
export default defineResource({
  version: 1,
  name: 'sent-emails',
  label: ['Sent e-mail', 'Sent e-mails'],
  help: 'What was mailed from here in the last 90 days: orders to vendors, receipts, mailed reports, alerts, and that somebody was written to about their account',
  icon: 'ForwardToInbox',
  scope: 'client',
  title: 'recipient',
  endpoint: '/api/sent-email',
  permissions: { list: 'SentEmails' },
  heldIn: { establishments: 'establishment' },
  globalSearch: false,
  comments: false,
  webhooks: false,
  fields: {
    recipient: field.email({ label: 'To', required: true, readonly: true, search: true, filter: true }),
    subject: field.text({ required: true, readonly: true, max: 1000, search: true, sentence: true }),
    kind: field.enum(
      {
        purchase_order: 'Purchase order',
        receipt: 'Receipt',
        report: 'Mailed report',
        alert: 'Alerts',
        comment: 'Comment',
        webhook: 'Webhook',
        account: 'Account',
        look_test: 'Test of the look',
      },
      { required: true, readonly: true, filter: true },
    ),
    about: field.reference(['purchase-orders', 'orders', 'report-schedules', 'webhooks'], {
      readonly: true,
      onDelete: 'set_null',
      filter: true,
      help: 'What the e-mail is about, as long as it is there',
    }),
    establishment: field.reference('establishments', {
      readonly: true,
      onDelete: 'set_null',
      filter: true,
      help: 'None: it concerns the whole business, or several establishments',
    }),
    status: field.enum(
      {
        waiting: { label: 'Waiting', tone: 'info' },
        sent: { label: 'Sent', tone: 'success' },
        bounced: { label: 'Came back', tone: 'error' },
        refused: { label: 'Refused', tone: 'error' },
        given_up: { label: 'Given up', tone: 'error' },
        not_sent: { label: 'Not sent', tone: 'neutral' },
        handed_over: { label: 'Handed over', tone: 'neutral' },
      },
      {
        required: true,
        readonly: true,
        default: 'waiting',
        filter: true,
        help: 'Sent: the mail server took it. Came back: it could not be delivered after all, which is known only where this host is told of it. Of e-mails about accounts no more is told than that one was handed over',
      },
    ),
    problem: field.text({ readonly: true, max: 2000, sentence: true }),
    answer: field.textarea({ label: 'Answer of the mail server', readonly: true, max: 500, csv: false }),
    tries: field.integer({ readonly: true, default: 0, min: 0 }),
    sent_at: field.datetime({ label: 'Sent at', readonly: true, filter: true }),
    next_try: field.datetime({ readonly: true }),
    causer: field.text({ label: 'Caused by', required: true, readonly: true, search: true }),
    language: field.lookup('languages', { readonly: true }),
    made_for: field.datetime({
      label: 'Made for',
      readonly: true,
      help: 'The time for which a mailed report was due: its days count from there',
    }),
    message: field.textarea({ label: 'Words that went with it', readonly: true, max: 1000 }),
  },
  rules: {
    show: {
      about: { kind: ['purchase_order', 'receipt', 'report', 'webhook'] },
      language: { kind: ['purchase_order', 'receipt', 'report', 'look_test'] },
      made_for: { kind: 'report' },
      message: { kind: 'purchase_order' },
      ...told,
    },
  },
  list: {
    columns: ['created_at', 'recipient', 'subject', 'about', 'status', 'problem', 'sent_at', 'kind', 'causer'],
    filters: ['status', 'kind', 'created_at', 'recipient', 'about', 'establishment'],
    sort: { field: 'created_at', order: 'desc' },
    views: {
      failing: { label: 'Not arrived', filters: { status: ['waiting', 'bounced', 'refused', 'given_up'] } },
    },
  },
  form: {
    sections: [
      { label: 'E-mail', fields: ['recipient', 'subject', 'kind', 'about', 'establishment', 'causer', 'language', 'made_for', 'message'] },
      { label: 'Sending', fields: ['status', 'sent_at', 'problem', 'answer', 'tries', 'next_try'] },
    ],
  },
  verbs: {
    again: {
      label: 'Send again',
      icon: 'Replay',
      permission: 'SentEmailSendAgain',
      when: { kind: { not: 'account' } },
      otherwise: 'It holds what only its reader may know: invite the person again, or let them ask for a new code',
      confirm: 'It goes to the same address once more, made anew of what it is about as that is now.',
      returns: 'record',
      makes: 'sent-emails',
      messages: { done: 'It is on its way: this is its own line' },
    },
  },
  indexes: [['status']],
  menu: { order: 110 },
});
