/** Orders as Square's Orders API answers them (objects Order, OrderLineItem, Tender, Return of its reference), in US dollars. */

type Changes = Readonly<Record<string, unknown>>;

/** An amount of Square's: minor units with their currency. */
export const usd = (amount: number) => ({ amount, currency: 'USD' });

/**
 * A lunch for two: a burger twice with a paid modifier and 10 % off, a tea, 8.25 % of tax on both, a taxed service charge, and a card that
 * paid it all with a tip of 3.00.
 */
export function squareOrder(changes: Changes = {}): Record<string, unknown> {
  return {
    id: 'CAISENgvlJ6jLWAzERDzjyHVybY',
    location_id: 'D7AVYMEAPJ3A3',
    reference_id: 'web-1042',
    source: { name: 'Square Online' },
    created_at: '2026-03-01T18:30:00.000Z',
    updated_at: '2026-03-01T18:41:10.250Z',
    closed_at: '2026-03-01T18:41:10.000Z',
    state: 'COMPLETED',
    version: 4,
    ticket_name: 'Table 4',
    line_items: [
      {
        uid: 'burger',
        catalog_object_id: 'W62UWFY35CWMYGVWK6TWJDNI',
        quantity: '2',
        name: 'Burger',
        variation_name: 'Large',
        item_type: 'ITEM',
        base_price_money: usd(1200),
        variation_total_price_money: usd(2400),
        modifiers: [{ uid: 'cheese', name: 'Extra cheese', quantity: '1', base_price_money: usd(150), total_price_money: usd(300) }],
        gross_sales_money: usd(2700),
        applied_discounts: [{ uid: 'd1', discount_uid: 'ten', applied_money: usd(270) }],
        applied_taxes: [{ uid: 't1', tax_uid: 'sales', applied_money: usd(200) }],
        total_discount_money: usd(270),
        total_tax_money: usd(200),
        total_money: usd(2630),
      },
      {
        uid: 'tea',
        quantity: '1',
        name: 'Tea',
        variation_name: 'Regular',
        item_type: 'ITEM',
        base_price_money: usd(350),
        variation_total_price_money: usd(350),
        gross_sales_money: usd(350),
        applied_taxes: [{ uid: 't2', tax_uid: 'sales', applied_money: usd(29) }],
        total_discount_money: usd(0),
        total_tax_money: usd(29),
        total_money: usd(379),
      },
    ],
    taxes: [{ uid: 'sales', name: 'Sales tax', type: 'ADDITIVE', percentage: '8.25', scope: 'ORDER', applied_money: usd(237) }],
    discounts: [
      { uid: 'ten', name: 'Loyal guest', type: 'FIXED_PERCENTAGE', percentage: '10', scope: 'LINE_ITEM', applied_money: usd(270) },
    ],
    service_charges: [
      {
        uid: 'service',
        name: 'Service',
        amount_money: usd(100),
        applied_money: usd(100),
        total_money: usd(108),
        total_tax_money: usd(8),
        calculation_phase: 'SUBTOTAL_PHASE',
        taxable: true,
      },
    ],
    total_discount_money: usd(270),
    total_tax_money: usd(237),
    total_service_charge_money: usd(108),
    total_tip_money: usd(300),
    total_money: usd(3417),
    net_amount_due_money: usd(0),
    tenders: [
      {
        id: 'MtZRYYdDrYNQbOvV7nbuBvMF',
        location_id: 'D7AVYMEAPJ3A3',
        transaction_id: 'CAISENgvlJ6jLWAzERDzjyHVybY',
        created_at: '2026-03-01T18:41:10.000Z',
        amount_money: usd(3417),
        tip_money: usd(300),
        type: 'CARD',
        card_details: { status: 'CAPTURED', card: { card_brand: 'VISA', last_4: '1111' }, entry_method: 'KEYED' },
      },
    ],
    ...changes,
  };
}

/** The order that Square makes of a refund: one burger of the lunch, with its share of the discount and the tax. */
export function squareReturn(changes: Changes = {}): Record<string, unknown> {
  return {
    id: 'RETURN4XPLm2sAqQ1',
    location_id: 'D7AVYMEAPJ3A3',
    created_at: '2026-03-02T09:00:00.000Z',
    updated_at: '2026-03-02T09:00:01.000Z',
    state: 'COMPLETED',
    returns: [
      {
        uid: 'r1',
        source_order_id: 'CAISENgvlJ6jLWAzERDzjyHVybY',
        return_line_items: [
          {
            uid: 'rl1',
            source_line_item_uid: 'burger',
            name: 'Burger',
            variation_name: 'Large',
            quantity: '1',
            base_price_money: usd(1200),
            variation_total_price_money: usd(1200),
            return_modifiers: [{ name: 'Extra cheese', base_price_money: usd(150), total_price_money: usd(150) }],
            gross_return_money: usd(1350),
            total_discount_money: usd(135),
            total_tax_money: usd(100),
            total_money: usd(1315),
          },
        ],
        return_amounts: { total_money: usd(1315), tax_money: usd(100), discount_money: usd(135) },
      },
    ],
    refunds: [
      {
        id: 'b27436d1-7f8e-5610-45c6-417ef71434b4',
        tender_id: 'MtZRYYdDrYNQbOvV7nbuBvMF',
        created_at: '2026-03-02T09:00:00.000Z',
        reason: 'Cold',
        amount_money: usd(1315),
        status: 'APPROVED',
      },
    ],
    ...changes,
  };
}
