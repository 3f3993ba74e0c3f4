/** What a purchase order's documents say beside the definitions' own labels. */
export default {
  date: 'Date',
  deliver_to: 'Deliver to',
  contact: 'Contact',
  phone: 'Phone',
  email: 'E-mail',
  tax_number: 'Tax number',
  subtotal: 'Subtotal',
  labels: 'Labels',
};
