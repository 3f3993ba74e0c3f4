import { defineResource, field } from '#model/language';

/** What was told to whom, for 30 days: only the host writes it. */
export default defineResource({
  version: 1,
  name: 'webhook-deliveries',
  label: ['Webhook delivery', 'Webhook deliveries'],
  help: 'What was sent to webhooks in the last 30 days, and what they answered. What was not taken is tried again for two days',
  icon: 'Outbox',
  scope: 'client',
  title: 'event',
  permissions: { list: 'Webhooks' },
  heldIn: { establishments: 'at_establishment' },
  globalSearch: false,
  comments: false,
  webhooks: false,
  fields: {
    event: field.text({ required: true, readonly: true, max: 80, search: true, filter: true }),
    webhook: field.reference('webhooks', { required: true, readonly: true, onDelete: 'cascade', filter: true }),
    at_establishment: field.integer({ label: 'Establishment', readonly: true, help: 'That of the webhook' }),
    event_id: field.integer({
      label: 'Event ID',
      required: true,
      readonly: true,
      filter: true,
      help: 'The receiver finds it as evt_ and this number',
    }),
    subject_id: field.integer({ label: 'Record', readonly: true, filter: true }),
    status: field.enum(
      {
        waiting: { label: 'Waiting', tone: 'info' },
        delivered: { label: 'Delivered', tone: 'success' },
        failed: { label: 'Failed', tone: 'error' },
        skipped: { label: 'Not sent', tone: 'neutral' },
      },
      { required: true, readonly: true, default: 'waiting', filter: true },
    ),
    tries: field.integer({ required: true, readonly: true, default: 0, min: 0 }),
    answer_status: field.integer({ label: 'Answer', readonly: true, filter: true, help: 'The HTTP status of the last try' }),
    problem: field.text({ label: 'What went wrong', readonly: true, max: 2000, sentence: true }),
    answer_start: field.textarea({ label: 'Beginning of the answer', readonly: true, max: 1000, csv: false }),
    duration_ms: field.integer({ label: 'Milliseconds', readonly: true }),
    last_try: field.datetime({ readonly: true, filter: true }),
    next_try: field.datetime({ readonly: true }),
  },
  list: {
    columns: ['created_at', 'event', 'subject_id', 'webhook', 'status', 'tries', 'answer_status', 'problem', 'duration_ms', 'next_try'],
    filters: ['webhook', 'event', 'status', 'created_at'],
    sort: { field: 'id', order: 'desc' },
    views: {
      failing: { label: 'Not taken', filters: { status: ['waiting', 'failed'] } },
    },
  },
  form: {
    sections: [
      { label: 'Event', fields: ['event', 'event_id', 'subject_id', 'webhook', 'at_establishment'] },
      {
        label: 'Delivery',
        fields: ['status', 'tries', 'last_try', 'next_try', 'answer_status', 'duration_ms', 'problem', 'answer_start'],
      },
    ],
  },
  verbs: {
    again: {
      label: 'Send again',
      icon: 'Replay',
      permission: 'WebhookEdit',
      messages: { done: 'It leaves within seconds' },
    },
  },
  indexes: [['status', 'next_try'], ['event_id']],
  due: { by: 'next_try', where: { status: 'waiting' } },
  menu: { order: 120 },
});
