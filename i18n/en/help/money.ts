/** How to: cash, expenses, hours, tips, accounting. */
export default {
  cash_drawer: {
    title: 'Open, count and close a drawer',
    one: 'Press {new:cash-drawer-sessions}, and enter {field:cash-drawer-sessions.opening_float} and the station whose cash is in it.',
    two: 'Record what goes in and out beside sales with {verb:cash-drawer-sessions.movement}. Cash sales follow from the payments.',
    three: 'In the evening count without looking at what should be in it, and press {verb:cash-drawer-sessions.close}.',
    four: 'Enter how many coins and notes there are of each. How far off it was stands on the page once it is closed.',
    five: '{page:/reports/over-short} shows by person which drawers did not hold what they should.',
    note: 'A closed drawer can no longer be changed.',
  },
  till_cash: {
    title: 'Put cash that tills reported into a drawer',
    one: 'Open {page:/till-cash-entries}: what tills reported while no drawer was open stands outside.',
    two: 'Open the entry and press {verb:till-cash-entries.place}.',
    three: 'Choose the drawer that it belongs to.',
  },
  expense: {
    title: 'Enter expenses, also those that come again',
    one: 'Say under {page:/expense-types} what expenses are sorted by.',
    two: 'Open {page:/expenses}, press {new:expenses}, and enter amount, day and type.',
    three: 'For rent and the like press {new:recurring-expenses} in {page:/recurring-expenses}: each is entered by itself on its day.',
    four: '{page:/reports/profit-statement} takes them away from what goods and labour leave.',
  },
  payroll: {
    title: 'From hours to payroll',
    one: 'Say under {page:/settings/labour} what overtime is, and when is paid.',
    two: 'Shifts stand in {page:/time-entries}. {view:time-entries.forgotten} finds those that nobody ended: enter the {field:time-entries.time_out}.{may:TimeEntryEdit}',
    three: 'Open {page:/reports/payroll} and choose the pay period: hours, overtime, wages and tips of each employee.',
    four: 'Press {say:exports.export} for whoever pays them.',
    note: 'A shift keeps the wage at which it was entered. Hours without a wage are named, never counted as 0.',
  },
  tip_pool: {
    title: 'Share the tips of a day',
    one: 'Say under {page:/settings/tipping} how tips are shared. The points of each role stand in {page:/roles}.',
    two: 'Open {page:/tip-pools}, press {new:tip-pools} and choose the day: the shares are worked out from tips and hours.',
    three: 'Put forgotten times right, then press {verb:tip-pools.calculate}.',
    four: 'Press {verb:tip-pools.approve}. Nothing changes the shares after that but {verb:tip-pools.reopen}, with a reason.',
  },
  accounting: {
    title: 'Connect an accounting program',
    one: 'Open {page:/integrations} and press {say:integrations.add} beside your program. {may:IntegrationCreate}Each establishment has its own connection.',
    two: 'Open the connection. Where the program is online, press {say:integrations.connect}, sign in there, and then press {say:integrations.read_accounts}.{may:IntegrationEdit}',
    three: 'Under {say:integrations.mapping} choose the account to which each part of your figures is booked.{may:IntegrationDetail}',
    four: '{say:integrations.journal} shows a day as it would be booked.{may:IntegrationDetail}',
    five: 'Press {verb:third-party-integrations.send} to send days, or {verb:third-party-integrations.download} for a file that the program imports. What was sent, and what left in files of changes, stands in {page:/sent-journals}.',
  },
  orders_from_programs: {
    title: 'Take in orders from Square or Shopify',
    one: 'Open {page:/integrations} and press {say:integrations.add} beside the program. {may:IntegrationCreate}Each establishment has its own connection; where the program has several locations, say which one is yours.',
    two: 'Square: press {verb:third-party-integrations.orders-token} and paste the token that its Developer Console shows. Orders come from the day that you choose, with what was given back and the numbers of gift cards, every few minutes.{may:IntegrationEdit}',
    three:
      'Shopify, and Square where orders are to come at once: enter the address that the connection shows there under webhooks, and here the key of those webhooks with {verb:third-party-integrations.orders-key}.{may:IntegrationEdit}',
    four: 'What does not add up is in no figure and waits in {page:/refused-orders}, with the reason: put right what was wrong, then press {verb:refused-orders.take-in}, or {verb:refused-orders.dismiss}.',
  },
};
