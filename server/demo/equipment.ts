import { resourceOf } from '#/model/language/model.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { storePlain } from './storeRecords.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

/** What stands at every establishment: its tills, and what is joined to them. */
const stations = [
  {
    name: 'Front till',
    hardware: [
      ['Terminal', 'terminal'],
      ['Receipt printer', 'receipt_printer'],
      ['Cash drawer', 'cash_drawer'],
      ['Card reader', 'card_reader'],
    ],
  },
  {
    name: 'Back till',
    hardware: [
      ['Terminal', 'terminal'],
      ['Kitchen printer', 'kitchen_printer'],
      ['Customer display', 'customer_display'],
    ],
  },
  {
    name: 'Kiosk',
    hardware: [
      ['Kiosk', 'kiosk'],
      ['Scanner', 'scanner'],
    ],
  },
] as const;

/** Stations without a token (nobody holds one), their hardware, and a group of all establishments where there are several. */
export async function addEquipment(
  world: DemoWorld,
  owner: DemoOwner,
  establishments: readonly { id: number; title: string }[],
): Promise<void> {
  const { model, now } = world;
  const created = now;
  const stationResource = resourceOf(model, 'stations');
  const rows = establishments.flatMap(({ id }) => stations.map(({ name }) => ({ name, establishment: id, last_seen_at: created })));
  await storePlain(world, owner, stationResource, rows);
  const made = world.known.of(stationResource, owner);
  const hardware = made.flatMap(({ id, values }) => {
    const station = stations.find(({ name }) => name === values.name);
    return (station?.hardware ?? []).map(([name, type]) => ({
      name: `${String(values.name)} ${name.toLowerCase()}`,
      type,
      establishment: values.establishment,
      station: id,
      serial_number: `SN-${world.random.whole(100_000, 999_999)}`,
      created_date: created,
    }));
  });
  await storePlain(world, owner, resourceOf(model, 'hardware'), hardware);
  if (establishments.length > 1)
    await storePlain(world, owner, resourceOf(model, 'establishment-groups'), [
      { name: 'All establishments', establishments: establishments.map(({ id }) => id) },
    ]);
}

/** The establishment's stations; the first is its only one with a cash drawer. */
export function stationsHere({ model, known }: DemoWorld, owner: DemoOwner): number[] {
  const here = known.of(resourceOf(model, 'stations'), owner).filter(({ values }) => values.establishment === owner.establishment?.id);
  return here.map(({ id }) => id);
}

/** Where an order was rung up: what is paid in cash at the drawer, of the rest every third at another station. */
export function stationFor([drawer, ...others]: readonly number[], order: OrderInput, number: number): number | null {
  const isCash = order.payments?.some(({ method }) => method === 'cash');
  const other = number % 3 === 0 && !isCash ? others[(number / 3) % others.length] : undefined;
  return other ?? drawer ?? null;
}
