import { valuesOf } from './values.ts';

/** What a station can be joined to. */
export const hardwareTypes = valuesOf([
  ['terminal', 'Terminal'],
  ['handheld', 'Handheld'],
  ['kiosk', 'Kiosk'],
  ['kds', 'Kitchen display'],
  ['customer_display', 'Customer display'],
  ['receipt_printer', 'Receipt printer'],
  ['kitchen_printer', 'Kitchen printer'],
  ['label_printer', 'Label printer'],
  ['cash_drawer', 'Cash drawer'],
  ['scanner', 'Scanner'],
  ['scale', 'Scale'],
  ['card_reader', 'Card reader'],
]);
