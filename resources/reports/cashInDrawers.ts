import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'cash-in-drawers',
  label: 'Where the cash of these days is',
  help: 'A drawer that stays open overnight has cash of several days: this is the cash of these days alone',
  icon: 'AccountBalanceWallet',
  permission: 'CashDrawerHistory',
  endpoint: '/api/cash-in-drawers',
  answer: 'figures',
  columns: {
    drawers: field.money({ label: 'In drawers opened on these days' }),
    other_drawers: field.money({ label: 'In drawers opened before' }),
    outside: field.money({ label: 'Outside of drawers' }),
    net_cash: field.money(),
    other_days: field.money({ label: 'Of other days, in drawers opened on these' }),
  },
  title: 'net_cash',
  compare: false,
  statement: { net_cash: 'total', other_days: 'apart' },
  meanings: {
    net_cash: 'Cash taken, with tips, less cash given back: as in the sales summary',
    other_days: 'With what these drawers have of these days, it is their cash sales in the history',
  },
  menu: false,
});
