/** How to: orders, guests, reports. Names in braces are those of the screens. */
export default {
  find_order: {
    title: 'Find an order',
    one: 'Open {page:/orders} and type its number or the customer’s name into the search.',
    two: 'Or press {say:views.add_filter} and choose what you know of it: {field:orders.payment_date}, {field:orders.total_amount}, {field:orders.user_name}.',
    three: 'Open the row: {say:orders.bill} shows how it adds up, {say:orders.timeline} who did what and when.',
    note: 'A sale counts on the business day on which it became fully paid.',
  },
  refunds: {
    title: 'See what was given back or voided',
    one: 'In {page:/orders} choose the view {view:orders.refunds}.',
    two: 'Open an order: each line says what of it was refunded, {say:orders.timeline} says when and why.',
    three: '{page:/reports/refunds} shows every item that was given back, on the day it was given back.',
    four: '{page:/reports/voided-orders} shows every voided line, with who asked for it and who approved it.',
    note: 'Refunds and voids are made at the point of sale. The sale stays on its own day.',
  },
  order_receipt: {
    title: 'Send a receipt, or name the customer',
    one: 'Open the order in {page:/orders}.',
    two: 'Press {verb:orders.send-receipt}, and enter the address.',
    three: 'Press {verb:orders.customer} to say whose order it is.',
    note: '{verb:orders.receipt} downloads it instead. How receipts look is set under {page:/settings/receipt}.',
  },
  gift_card: {
    title: 'Sell, correct and block gift cards',
    one: 'Cards that the point of sale sells appear in {page:/gift-cards} by themselves, and what is paid with them is taken off.',
    two: 'Press {new:gift-cards} to add one by hand, then {verb:gift-cards.activate} on its page, with the amount to load.',
    three: 'Press {verb:gift-cards.adjust} to correct what is on it; you are asked for a reason.',
    four: 'Press {verb:gift-cards.block} where a card is lost. {verb:gift-cards.activate} opens it again.',
    five: '{page:/reports/gift-card-liability} says what you owe to the holders of all cards.',
    note: 'Payments that name a card nobody knows are listed in {page:/reports/unmatched-gift-cards}.',
  },
  loyalty: {
    title: 'Run a loyalty programme',
    one: 'Under {page:/settings/loyalty} turn on {field:loyalty.enabled} and say what earns points.',
    two: 'In {page:/loyalty-rewards} add what points or visits unlock.',
    three:
      'Members stand in {page:/loyalty-members}. An order that names their card, or them as its customer, earns points when it is paid.',
    four: 'Press {verb:loyalty-members.adjust} to correct points, {verb:loyalty-members.merge} where one person has two cards.',
    note: 'What is given back takes its points back.',
  },
  read_report: {
    title: 'Read and compare a report',
    one: 'Choose {say:reports_view.period}, {say:reports_view.hours} and {say:reports_view.establishments} above the figures.',
    two: 'Choose what stands beside them under {say:reports_view.compare}, where the report offers it.',
    three: 'A figure that is a link leads to what it is made of.',
    four: 'Press {say:exports.export} for a file of what is shown, or {say:reports_view.copy_link} for an address that opens the report just as it stands.',
    five: 'Keep it as it is set under {say:lists.views}: “{say:lists.save_as}”.',
    note: 'Amounts of different currencies are never added together.',
  },
  mail_report: {
    title: 'Have a report mailed regularly',
    one: 'Open the report and set it as it should arrive.',
    two: 'Press {offer:report-schedules} and say how often, at what time and to whom.',
    three: '{verb:report-schedules.try} shows you beforehand what the others will get.',
    four: 'What is mailed stands in {page:/report-schedules}: change it there, or press {verb:report-schedules.send}.',
    note: 'Each is made with the rights of whoever saved it last, and counted from the day on which it is sent.',
  },
  list: {
    title: 'Work with a list',
    one: 'Type into the search, or press {say:views.add_filter} and choose conditions. A heading sorts by its column.',
    two: '{say:views.columns} chooses what is shown, and in which order.',
    three:
      'Keep it all as a view: {say:lists.views}, then “{say:lists.save_as}”. It is yours alone, or, where you may share it, for everybody with a role.',
    four: '{say:exports.export} makes a file of exactly what the list shows.',
  },
};
