/** What is longer than it should be, in words: nobody but a person can say why. */
export const LONGER = `## Longer than it should be

- **Count the stock of one shelf** takes 10 clicks, Odoo's page 5. A count sheet is a document of its own: it is made for a shelf,
  counted (by several people, without a connection too), handed in and applied by somebody who may, and both of the last two are asked
  once more. The count of a single item is corrected without a sheet.
- **Correct the stock of one item** takes 6 clicks, Odoo's page 5: one of them says whether something is added, deducted or counted.
- **An order is not refunded here**, nor are two customers made one: refunds come from the till, and only loyalty members are merged.
- **Staff see no shift of their own**: the role that staff begin with opens products and orders alone.
- **By the keyboard, rows far down a list are many Tabs away**: / and the name is the short way, and J, K and Enter walk the rows.
- **In the header of a phone** the buttons are 36 pixels wide, for the name of the establishment between them (and 44 high).
`;
