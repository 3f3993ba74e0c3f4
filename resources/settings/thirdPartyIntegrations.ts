import { defineResource, field } from '#model/language';

/** What a program asks of its files beside the days: kept with a connection to that program, and asked again by a download. */
const asked = {
  consultant_number: field.text({ max: 7, pattern: '[1-9]\\d{3,6}', patternMessage: 'Use 4 to 7 digits', help: 'Ask your tax adviser' }),
  client_number: field.text({ max: 5, pattern: '[1-9]\\d{0,4}', patternMessage: 'Use 1 to 5 digits', help: 'Ask your tax adviser' }),
  fiscal_year_month: field.integer({ label: 'First month of the fiscal year', min: 1, max: 12, default: 1, help: 'January is 1' }),
  account_length: field.integer({ label: 'Digits of an account number', min: 4, max: 8, default: 4 }),
  clearing_account: field.text({
    max: 8,
    pattern: '\\d{4,8}',
    patternMessage: 'Use 4 to 8 digits',
    help: 'Every line is booked against it, so that it comes to zero each day',
  }),
  tax_rate: field.text({
    label: 'Rate without tax',
    max: 80,
    help: 'As Xero calls it, such as No VAT, BAS Excluded or Tax Exempt (0%): taxes are lines of their own',
  }),
} as const;

/** Asked of the fields of one program only. */
const of = <T>(datev: T, xero: T) => ({
  consultant_number: datev,
  client_number: datev,
  fiscal_year_month: datev,
  account_length: datev,
  clearing_account: datev,
  tax_rate: xero,
});

/** Those that are reached over the network, with the rights that somebody gives there: by an `accounting` connector. */
const online = { integration: ['quickbooks', 'netsuite'] } as const;

/** Programs whose orders come in. */
const sendsOrders = { integration: ['square', 'shopify'] } as const;

/** Programs whose orders can be fetched (`fetched` of their connector). */
const fetchesOrders = { integration: 'square' } as const;

/** Of a program whose orders can be fetched: what lets us in, and how far they are. */
const fetched = {
  orders_token: field.password({ label: 'Access token', readonly: true, max: 1000 }),
  orders_token_ending: field.text({
    label: 'Access token ends with',
    readonly: true,
    max: 8,
    help: 'With an access token orders are fetched from there by themselves, also those that a webhook only names',
  }),
  orders_fetched_to: field.datetime({ label: 'Orders fetched up to', readonly: true }),
  orders_fetch_problem: field.text({ label: 'Why no orders are fetched', readonly: true, max: 2000, sentence: true }),
} as const;

/** Of a program whose orders come in: what it signs with, and what came of them. */
const orders = {
  orders_location: field.text({
    label: 'Only orders of the location',
    max: 120,
    help: 'Its location ID in Square or Shopify, where a business has several; empty: orders of all of them',
  }),
  orders_key: field.password({ label: 'Signature key', readonly: true, max: 1000 }),
  orders_key_ending: field.text({
    label: 'Signature key ends with',
    readonly: true,
    max: 8,
    help: 'What is sent is taken in once the key by which the program signs its webhooks is entered here',
  }),
  orders_taken_at: field.datetime({ label: 'Orders last taken in', readonly: true }),
  orders_refused_at: field.datetime({ label: 'Order last refused', readonly: true }),
  orders_refused: field.text({ label: 'Refused order', readonly: true, max: 200 }),
  orders_problem: field.text({ label: 'Why it was refused', readonly: true, max: 2000, sentence: true }),
} as const;

export default defineResource({
  version: 1,
  name: 'third-party-integrations',
  label: ['Connected integration', 'Connected integrations'],
  icon: 'Cable',
  scope: 'establishment',
  title: 'integration',
  endpoint: '/api/third-party-integration',
  permissions: {
    list: 'Integrations',
    view: 'IntegrationDetail',
    create: 'IntegrationCreate',
    edit: 'IntegrationEdit',
    delete: 'IntegrationDelete',
  },
  fields: {
    integration: field.lookup('integration', { required: true, filter: true }),
    value: field.lines(
      {
        part: field.enum(
          {
            category: 'Category',
            tax: 'Tax',
            payment_method: 'Payment method',
            discount: 'Discount',
            service_charge: 'Service charge',
            surcharge: 'Surcharge',
            tip: 'Tips',
            gift_card_liability: 'Gift card liability',
          },
          { required: true },
        ),
        name: field.text({ max: 120, help: 'Ours' }),
        account: field.text({ required: true, max: 160 }),
        location: field.text({ max: 160 }),
        subsidiary: field.text({ max: 160 }),
      },
      { label: 'Mapping', max: 2000, title: 'account', help: 'What of ours is booked to which account there' },
    ),
    ...asked,
    state: field.enum(
      {
        not_connected: { label: 'Not connected', tone: 'neutral' },
        connected: { label: 'Connected', tone: 'success' },
        sign_in_again: { label: 'Connect again', tone: 'warning' },
      },
      { label: 'Connection', required: true, readonly: true, default: 'not_connected', filter: true },
    ),
    company: field.text({ label: 'Company there', readonly: true, max: 200, help: 'Whose books the journals are sent to' }),
    company_id: field.text({ label: 'ID of the company there', readonly: true, max: 60 }),
    read_at: field.datetime({ label: 'Accounts read', readonly: true }),
    sends_daily: field.boolean({
      label: 'Send each day by itself',
      default: false,
      help: 'The journal of each day that is over, and a correction where a day of the last five weeks changed afterwards',
    }),
    sends_from: field.date({ label: 'First day to send', help: 'Earlier days are never sent by themselves' }),
    problem: field.text({ label: 'Why nothing is sent', readonly: true, max: 2000, sentence: true }),
    tokens: field.password({ label: 'Access to the program', readonly: true, max: 8000 }),
    ...orders,
    ...fetched,
    connected_at: field.datetime({ label: 'Connected at', readonly: true }),
    status: field.status(),
  },
  list: { columns: ['integration', 'state', 'company', 'problem', 'connected_at', 'status'] },
  form: { dialog: true },
  rules: {
    show: {
      ...of({ integration: 'datev' }, { integration: 'xero' }),
      ...{ state: online, company: online, company_id: online, read_at: online, tokens: online },
      ...{ sends_daily: online, sends_from: { sends_daily: true }, problem: online },
      orders_location: sendsOrders,
      orders_key: sendsOrders,
      orders_key_ending: sendsOrders,
      orders_taken_at: sendsOrders,
      orders_refused_at: sendsOrders,
      orders_refused: sendsOrders,
      orders_problem: sendsOrders,
      ...{ orders_token: fetchesOrders, orders_token_ending: fetchesOrders, orders_fetched_to: fetchesOrders },
      orders_fetch_problem: fetchesOrders,
    },
    require: { sends_from: { sends_daily: true } },
  },
  savesById: true,
  verbs: {
    'orders-key': {
      label: 'Signature key',
      icon: 'Key',
      permission: 'IntegrationEdit',
      when: sendsOrders,
      otherwise: 'Only Square and Shopify send orders',
      input: {
        key: field.password({
          label: 'Signature key',
          required: true,
          min: 8,
          max: 200,
          help: 'Square: the signature key of the webhook subscription; Shopify: the secret under Notifications › Webhooks',
        }),
      },
      messages: { done: 'The signature key is kept: what is signed with it is taken in' },
    },
    'orders-token': {
      label: 'Enter access token',
      icon: 'VpnKey',
      permission: 'IntegrationEdit',
      when: fetchesOrders,
      otherwise: 'Orders can only be fetched from Square',
      input: {
        token: field.password({
          label: 'Access token',
          required: true,
          min: 16,
          max: 300,
          help: 'Square: Developer Console › your application › Credentials, the production access token',
        }),
        from: field.date({ label: 'Orders changed since', required: true, preset: 'today', help: 'At most 92 days ago' }),
      },
      messages: { done: 'The access token is kept, and orders are being fetched' },
    },
    'fetch-orders': {
      label: 'Fetch orders',
      icon: 'CloudDownload',
      permission: 'IntegrationEdit',
      when: { all: [fetchesOrders, { orders_token_ending: { filled: true } }] },
      otherwise: 'Enter an access token first: then orders can be fetched',
      messages: { done: 'Orders are being fetched' },
    },
    'forget-token': {
      label: 'Forget the access token',
      icon: 'LinkOff',
      permission: 'IntegrationEdit',
      when: { orders_token_ending: { filled: true } },
      otherwise: 'There is no access token',
      confirm: 'No more orders are fetched. Those that came stay; take the token back at the other program too, if nothing else needs it.',
      messages: { done: 'The access token is forgotten' },
    },
    mapping: { label: 'Mapping', effect: 'read', permission: 'IntegrationDetail', button: false, returns: 'list' },
    journal: {
      label: 'Daily journal',
      effect: 'read',
      permission: 'IntegrationDetail',
      button: false,
      returns: 'list',
      input: { day: field.date({ required: true }) },
    },
    send: {
      label: 'Send days',
      icon: 'CloudUpload',
      permission: 'IntegrationEdit',
      when: { state: 'connected' },
      otherwise: 'Connect it first: then the journals of days can be sent',
      input: {
        from: field.date({ label: 'First day', required: true }),
        to: field.date({ label: 'Last day', required: true, help: 'At most 92 days, each over' }),
      },
      messages: { done: 'The journals are on their way: the list of sent journals says what became of each' },
    },
    disconnect: {
      icon: 'LinkOff',
      permission: 'IntegrationEdit',
      when: { state: ['connected', 'sign_in_again'] },
      otherwise: 'It is not connected',
      confirm: 'Nothing more is sent there. What was sent stays there; the access that was given to us is given back and deleted.',
      messages: { done: 'The integration is disconnected' },
    },
    download: {
      permission: 'IntegrationDetail',
      button: false,
      returns: 'file',
      input: {
        from: field.date({ label: 'First day', required: true }),
        to: field.date({ label: 'Last day', required: true, help: 'At most 92 days' }),
        format: field.enum(
          {
            quickbooks_desktop: 'QuickBooks Desktop (IIF)',
            xero: 'Xero (manual journals, CSV)',
            datev: 'DATEV (Buchungsstapel)',
            csv: 'Any other program (CSV)',
          },
          { label: 'File for', required: true },
        ),
        content: field.enum(
          { whole: 'These days as a whole', changes: 'Only what is in no earlier file' },
          {
            required: true,
            default: 'whole',
            help: 'In no earlier file: new days, and for days that changed since, only the difference. What is in the file then counts as booked',
          },
        ),
        ...asked,
      },
      rules: { show: of({ format: 'datev' }, { format: 'xero' }), require: of({ format: 'datev' }, { format: 'xero' }) },
      starts: {
        consultant_number: 'consultant_number',
        client_number: 'client_number',
        fiscal_year_month: 'fiscal_year_month',
        account_length: 'account_length',
        clearing_account: 'clearing_account',
        tax_rate: 'tax_rate',
      },
    },
  },
  messages: { deleted: 'Prep Station Deleted Successfully' },
});
