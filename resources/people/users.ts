import { crud, defineResource, field } from '#model/language';

export default defineResource({
  version: 1,
  name: 'users',
  label: ['User', 'Users'],
  icon: 'ManageAccounts',
  scope: 'client',
  title: 'email',
  permissions: crud('UsersManagement', 'User'),
  heldIn: { establishments: 'roles.establishment', everywhereWhen: { full_access: true } },
  grantsRights: true,
  fields: {
    first_name: field.text({ required: true, max: 80, search: true }),
    last_name: field.text({ required: true, max: 80, search: true }),
    email: field.email({ required: true, unique: true, search: true }),
    password: field.password({
      min: 10,
      max: 128,
      help: 'At least 10 characters. Left empty, a new person is sent a code to choose their own, and others keep theirs',
    }),
    user_type: field.enum(
      { admin: 'Administrator', client: 'Business owner', staff: 'Staff' },
      { label: 'Type', required: true, default: 'staff', readonly: true, filter: true },
    ),
    full_access: field.boolean({
      default: false,
      writable: { permission: 'ClientEdit' },
      help: 'May do everything in the business, as its owner. The first person of a business always has it',
    }),
    roles: field.lines(
      {
        establishment: field.reference('establishments', { onDelete: 'cascade', help: 'Empty: every establishment' }),
        role: field.reference('roles', { required: true, onDelete: 'restrict' }),
      },
      {},
    ),
    avatar: field.image({ label: 'Picture' }),
    language: field.lookup('languages', { default: 'en' }),
    last_sign_in_at: field.datetime({ label: 'Last sign-in', readonly: true }),
    status: field.status(),
  },
  verbs: {
    'reset-two-factor': {
      label: 'Reset two-factor sign-in',
      icon: 'PhonelinkErase',
      isDanger: true,
      permission: 'UserEdit',
      input: { reason: field.text({ required: true, max: 300, help: 'It stands in the activity log' }) },
      confirm:
        'For somebody who lost their telephone and their recovery codes. Make sure that it is they who ask: their password alone opens the account then, and an e-mail tells them.',
      messages: { done: 'Two-factor sign-in was reset' },
    },
  },
  limitedBy: 'max_users',
  list: { columns: ['email', 'first_name', 'last_name', 'user_type', 'last_sign_in_at', 'status'] },
});
