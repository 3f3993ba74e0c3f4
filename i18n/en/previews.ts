/** What stands in the previews beside settings. */
export default {
  moment: 'Moment',
  display: {
    screen: 'Customer display',
    idle: 'Between orders',
    ordering: 'Ordering',
    tip: 'Paying',
    thanks: 'Thanks',
    your_order: 'Your order',
    more: '%{smart_count} more |||| %{smart_count} more',
    saved: 'You saved',
    total: 'Total',
    loyalty: 'Loyalty card? Enter its number',
    to_pay: 'To pay',
    tip_question: 'Would you like to leave a tip?',
    other_tip: 'Other amount',
    no_tip: 'No tip',
    reader: 'Hold your card to the reader',
    email: 'Send the receipt by e-mail',
    stays: 'Back to the welcome after %{smart_count} second |||| Back to the welcome after %{smart_count} seconds',
  },
};
