/** Worked examples beside settings of money. */
export default {
  title: 'Example',
  tip_lead: 'Suggestions on a bill of %{bill} with %{tax} of tax',
  no_tip: 'No tip is asked for.',
  surcharge: 'Surcharge',
  surcharge_lead: 'What a customer pays by card',
  no_surcharge: 'No surcharge applies to this payment.',
  payment: 'Payment',
  to_pay: 'To pay',
};
