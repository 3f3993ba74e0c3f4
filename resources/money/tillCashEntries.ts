import { defineResource, field } from '#model/language';

/** What tills report of their drawers, once each; what no drawer was open for waits here until one is. */
export default defineResource({
  version: 1,
  name: 'till-cash-entries',
  label: ['Cash entry of a till', 'Cash entries of tills'],
  help: 'What tills reported of their drawers, as they sent it; what no drawer was open for stands outside until it is put into one',
  icon: 'ReceiptLong',
  scope: 'establishment',
  title: 'kind',
  endpoint: '/api/till-cash-entry',
  permissions: { list: 'CashDrawerHistory' },
  fields: {
    uuid: field.text({ label: 'Key', required: true, unique: true, readonly: true, max: 36, internal: true }),
    at: field.datetime({ label: 'Time', required: true, readonly: true, filter: true }),
    station: field.reference('stations', { readonly: true, onDelete: 'set_null', filter: true }),
    kind: field.enum(
      {
        open: { label: 'Open', tone: 'info' },
        close: { label: 'Close', tone: 'info' },
        pay_in: 'Pay in',
        pay_out: 'Pay out',
        drop: 'Drop',
        tip_out: 'Tip out',
        no_sale: { label: 'No sale', tone: 'warning' },
      },
      { required: true, readonly: true, filter: true },
    ),
    amount: field.money({ readonly: true }),
    reason: field.text({ readonly: true, max: 200, search: true }),
    employee: field.reference('employees', { label: 'Who', readonly: true, onDelete: 'set_null', filter: true }),
    drawer: field.reference('cash-drawer-sessions', { readonly: true, onDelete: 'set_null', filter: true }),
  },
  list: {
    columns: ['at', 'kind', 'amount', 'reason', 'employee', 'station', 'drawer'],
    sort: { field: 'at', order: 'desc' },
    views: { outside: { label: 'Outside of drawers', filters: { drawer: null } } },
  },
  verbs: {
    place: {
      label: 'Put into a drawer',
      icon: 'MoveToInbox',
      permission: 'CashDrawerEdit',
      when: { drawer: null },
      otherwise: 'It stands in a drawer already',
      input: { into: field.reference('cash-drawer-sessions', { label: 'Drawer', required: true }) },
      messages: { done: 'Put into the drawer' },
    },
  },
});
