import type { LineInput, OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { Random } from './random.ts';
import type { Shop } from './shop.ts';

const lineCounts = {
  restaurant: [
    [1, 22],
    [2, 32],
    [3, 22],
    [4, 14],
    [5, 7],
    [6, 3],
  ],
  retail: [
    [1, 24],
    [2, 32],
    [3, 26],
    [4, 18],
  ],
} as const;

/** An order as a point of sale would send it, not yet paid for. `time`: ISO 8601 UTC; `decimals` of the currency. */
export function fakeOrder(random: Random, shop: Shop, time: string, number: number, decimals: number): OrderInput {
  const orderType = random.weighted(shop.orderTypes);
  const isSeated = orderType === 'Dine in';
  const careless = shop.careless && random.chance(0.4) ? shop.careless : undefined;
  const server = careless ?? random.pick(shop.servers);
  const lines = Array.from({ length: random.weighted<number>(lineCounts[shop.behaviour]) }, () => lineOf(random, shop));
  // Of an order of several lines one may be taken back before it is paid.
  const voided = lines.length > 1 && random.chance(careless ? 0.7 : 0.025) ? lines.at(-1) : undefined;
  if (voided) voided.void = { reason: random.pick(shop.voidReasons), by: server, approved_by: shop.servers[0] ?? server, at: time };
  const guests = isSeated ? Math.max(1, lines.length - random.whole(0, 2) + (random.chance(0.06) ? random.whole(3, 7) : 0)) : undefined;
  const charges = chargesOf(shop, { orderType, guests, lines, decimals });
  return {
    uuid: random.uuid(),
    revision: 1,
    order_number: String(number),
    receipt_number: `R${number}`,
    tracking_id: random.uuid().slice(0, 8).toUpperCase(),
    local_created_at: time,
    status: 'paid',
    order_type: orderType,
    ...(isSeated && { table: random.pick(shop.tables), guests }),
    user_name: server,
    ...(shop.customers.length > 0 && random.chance(0.22) && { customer_id: random.pick(shop.customers) }),
    lines,
    ...(charges.length > 0 && { service_charges: charges }),
    ...(random.chance(shop.promotion ?? 0.07) && { discounts: [shop.promotion ? HAPPY_HOUR : discountOf(random)] }),
  };
}

function lineOf(random: Random, { products, behaviour }: Shop): LineInput {
  const { id, title, price, taxes, modifiers } = random.weighted(products);
  const chosen = modifiers.flatMap((choices) => (random.chance(0.45) ? [random.pick(choices)] : []));
  return {
    title,
    product_id: id,
    price,
    quantity: random.weighted<number>(
      behaviour === 'retail'
        ? [
            [1, 8],
            [2, 2],
          ]
        : [
            [1, 30],
            [2, 6],
            [3, 1],
          ],
    ),
    taxes: taxes.map((tax) => ({ ...tax })),
    ...(chosen.length > 0 && { modifiers: chosen.map((one) => ({ ...one })) }),
  };
}

interface Charged {
  orderType: string;
  guests: number | undefined;
  lines: readonly LineInput[];
  decimals: number;
}

/** What the shop adds to such an order, reckoned on what stands in it. */
function chargesOf({ serviceCharges }: Shop, { orderType, guests = 0, lines, decimals }: Charged) {
  const counted = lines.filter((line) => !line.void);
  const amount = counted.reduce(
    (sum, { price, quantity, modifiers = [] }) => sum + quantity * modifiers.reduce((one, { price: extra }) => one + extra, price),
    0,
  );
  const due = serviceCharges.filter(({ on }) => ('guests' in on ? guests >= on.guests : on.orderType === orderType));
  const unit = 10 ** decimals;
  return due.map(({ name, isPercent, charge }) => ({
    name,
    amount: Math.round((isPercent ? (amount * charge) / 100 : charge) * unit) / unit,
  }));
}

type Given = NonNullable<OrderInput['discounts']>[number];
const HAPPY_HOUR: Given = { name: 'Happy hour', type: 'percent', value: 10 };

function discountOf(random: Random): Given {
  return random.weighted([
    [HAPPY_HOUR, 5],
    [{ name: 'Staff meal', type: 'percent', value: 50 }, 1],
    [{ name: 'Loyal guest', type: 'percent', value: 15 }, 2],
  ]);
}
