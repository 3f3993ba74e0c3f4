import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'webhooks',
  label: ['Webhook', 'Webhooks'],
  help: 'Addresses of other programs that are told what happens here. Each is sent only what the person who last saved it may see, as it stands when it is sent',
  icon: 'Webhook',
  scope: 'client',
  permissions: crud('Webhooks', 'Webhook'),
  heldIn: { establishments: 'establishment' },
  grantsRights: true,
  webhooks: false,
  fields: {
    title: field.text({ required: true, max: 80, search: true, unique: true }),
    address: field.url({ required: true, search: true, help: 'Begins with https:// and answers from the public internet' }),
    events: field.json({ required: true, widget: 'events', of: 'events', label: 'What it is told of' }),
    establishment: field.reference('establishments', {
      onDelete: 'cascade',
      filter: true,
      help: 'Only of records that belong to it. None: of the whole business',
    }),
    status: field.enum(
      { active: { label: 'Active', tone: 'success' }, paused: { label: 'Paused', tone: 'neutral' } },
      { required: true, default: 'active', filter: true, help: 'What happens while it is paused is not told' },
    ),
    problem: field.text({ label: 'Why it stopped', readonly: true, max: 2000, sentence: true }),
    owner: field.reference('users', { readonly: true, onDelete: 'set_null', help: 'Whose rights decide what is told' }),
    last_success: field.datetime({ label: 'Last taken', readonly: true }),
    failures: field.integer({ label: 'Failures in a row', readonly: true, required: true, default: 0, min: 0 }),
    failing_since: field.datetime({ readonly: true }),
    secret: field.password({ label: 'Signing secret', readonly: true, max: 500 }),
    secret_ending: field.text({
      label: 'Secret ends with',
      readonly: true,
      max: 8,
      help: 'The secret itself is shown once, when it is made',
    }),
    former_secret: field.password({ label: 'Secret before', readonly: true, max: 500 }),
    former_until: field.datetime({
      label: 'Secret before signs until',
      readonly: true,
      help: 'Until then each delivery carries a signature of both, so that the receiver can change over',
    }),
  },
  list: {
    columns: ['title', 'address', 'establishment', 'status', 'last_success', 'failures', 'problem'],
    sort: { field: 'title', order: 'asc' },
  },
  form: {
    sections: [
      { label: 'Receiver', fields: ['title', 'address', 'establishment', 'status'] },
      { label: 'Events', fields: ['events'] },
      { label: 'Health', fields: ['last_success', 'failures', 'failing_since', 'problem', 'owner'] },
      { label: 'Signature', fields: ['secret', 'secret_ending', 'former_secret', 'former_until'] },
    ],
  },
  verbs: {
    ping: {
      label: 'Send a test',
      icon: 'Send',
      permission: 'WebhookEdit',
      messages: { done: 'It leaves within seconds: its delivery says what was answered' },
    },
    'rotate-secret': {
      label: 'New secret',
      icon: 'Autorenew',
      permission: 'WebhookEdit',
      confirm: 'The present secret signs beside the new one for 24 hours: give the receiver the new one until then.',
      messages: { done: 'The webhook has a new secret: it is shown this once' },
    },
  },
  answersOnce: { signing_secret: 'The secret by which the receiver knows that a delivery is from here' },
  indexes: [['status']],
  menu: { order: 110 },
});
