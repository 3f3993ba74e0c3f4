import { model } from '#/resources/index.ts';
import { answerOf, type FedEstablishment, type HostAccess } from '#/server/domain/sales/feed/runningHost.ts';
import type { Random } from './random.ts';
import { type Shop, type ShopSource, shopOf } from './shop.ts';

type Row = { id: number } & Readonly<Record<string, unknown>>;

const READ = ['products', 'taxes', 'modifiers', 'service-charges', 'employees', 'customers', 'tables', 'operational-reasons'];
const PAGE = 500;

/** What an establishment of a running host sells, by whom, to whom, as its own lists say. @throws FeedError where a list is refused */
export async function shopOfHost(access: HostAccess, { id, behaviour }: FedEstablishment, random: Random): Promise<Shop> {
  const known = new Map<string, Row[]>();
  for (const name of READ) known.set(name, await listOf(access, name, id));
  const source: ShopSource = {
    random,
    behaviour,
    records: (name) =>
      (known.get(name) ?? [])
        .filter(({ status }) => status === undefined || status === 'active')
        .map((row) => ({ id: row.id, values: row })),
  };
  return shopOf(source);
}

/** The first records of a list: more than a simulation needs. A resource that is not there has none. */
async function listOf({ url, token }: HostAccess, name: string, establishmentId: number): Promise<Row[]> {
  const resource = model.resources[name];
  if (!resource) return [];
  const fields = Object.values(resource.fields)
    .filter(({ readable }) => !readable)
    .map((field) => field.name);
  const body = { establishment_id: establishmentId, per_page: PAGE, fields };
  const { data } = await answerOf<{ data: { list: Row[] } }>(url, `${resource.endpoint}/list`, { method: 'POST', token, body });
  return data.list;
}
