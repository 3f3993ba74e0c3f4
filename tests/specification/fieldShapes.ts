import type { Shape } from '#/tests/support/shape.ts';

const same = (shape: Shape, names: string) => Object.fromEntries(names.split(' ').map((name) => [name, shape]));

/** What stands under the names of §3, in whichever entity; a question mark: nothing may stand there yet. */
const everywhere: Readonly<Record<string, Shape>> = {
  ...same('id', 'id service_area vendor'),
  ...same(
    'text',
    'applicable_on applies_to card_number card_type causer establishment_mode event integration invoice_number item method name',
  ),
  ...same('text', 'number order_number reward_type slug status title type unlock_by uom timezone behaviour'),
  ...same(
    'text?',
    'customer_name receipt_number user_name description address barcode color contact_person_name currency_symbol email establishment_name item_name mobile_number phone plu printer_type sku',
  ),
  ...same('text?', 'station_name vendor_item_id'),
  ...same(
    'number',
    'amount balance capacity charge credit current_balance debit discount net ordered_quantity price quantity rate tax total total_amount',
  ),
  ...same('number', 'total_points total_visits setup_progress'),
  ...same('number?', 'value break_duration cost received_quantity refund_amount refund_quantity total_hours'),
  ...same('boolean', 'enable_taxes expediter kitchen_display primary'),
  ...same('day', 'date'),
  ...same('day?', 'activation_date expected_date'),
  ...same('time', 'time_in'),
  ...same('time?', 'break_end break_start time_out'),
  ...same('moment', 'created_at created_date local_created_at transaction_date updated_at'),
  ...same('moment?', 'last_sale_created_at last_trans_date last_transaction_date payment_date'),
  ...same('id?', 'category employee loyalty_program printer subCategory'),
  ...same('rows', 'modifier_items'),
  ...same('list', 'sales_payment_histories vendors'),
};

/** Where an entity's field is something else than others of its name. */
const exceptions: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  expenses: { type: 'id' },
  'gift-card-transactions': { employee: 'text?' },
};

/** The shapes of an entity's fields. @throws where a name is not known */
export function fieldShapes(entity: string, names: string): Readonly<Record<string, Shape>> {
  return Object.fromEntries(
    names.split(' ').map((name): [string, Shape] => {
      const shape = exceptions[entity]?.[name] ?? everywhere[name];
      if (!shape) throw new Error(`What is ${entity}.${name}?`);
      return [name, shape];
    }),
  );
}
