/** Why an order of a connected program is not taken in, and what to do. */
export default {
  not_signed: "This was not signed with this connection's key: check the address, and the signature key that was entered at the connection",
  no_such_program: 'No orders come in from this program: choose a connection to Square or Shopify',
  no_orders: "There is no whole order in it, only ids or something else: send orders as the program's API answers them",
  unreadable: "%{field} says '%{value}', which cannot be read: send the order as the program's API answers it",
  no_total: 'It does not say what it comes to: send the whole order',
  return_alone: 'It gives back what order %{source} sold: send both together, in one file or one list',
  sells_card: 'It sells a gift card without saying its number: sell or load the card here',
  test_order: 'It is a test order, which is no sale: nothing needs to be done',
  edited:
    'Items were taken off it or put back without money going back, so what was paid is not what it comes to: refund them in Shopify, and send the order again',
  elsewhere: 'It is already counted in another establishment: enter at each connection of which location it takes orders',
  other_currency: 'It was sold in %{there}, this establishment sells in %{here}: connect the establishment that sells in %{there}',
  gross_differs: 'Its lines come to gross sales of %{here}, it says %{there}: correct the order there, and send it again',
  discount_differs: 'Its lines have discounts of %{here}, it says %{there}: correct the order there, and send it again',
  net_differs: 'Its lines come to net sales of %{here}, it says %{there}: correct the order there, and send it again',
  tax_differs: 'Its lines come to a tax of %{here}, it says %{there}: correct the order there, and send it again',
  total_differs: 'Its lines come to a total of %{here}, it says %{there}: correct the order there, and send it again',
  refund_differs: 'What its lines give back comes to %{here}, it says %{there}: refund whole items there, and send the order again',
  refused: 'Order %{number} of %{program} was refused. %{reason}',
} as const;
