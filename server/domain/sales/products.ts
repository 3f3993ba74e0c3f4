import { type RawBuilder, sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { TENANT_SCHEMA } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { SellingEstablishment } from './figures.ts';
import type { LineInput } from './orderInput.ts';

/** What a line takes from its product: kept with the sale, whatever becomes of the product. */
export interface ProductInfo {
  id: number;
  category: string | null;
  subCategory: string | null;
  /** Of one, in major units, to six places. */
  cost: number | null;
}

type Finder = (line: LineInput) => ProductInfo | undefined;

/**
 * Finds the products of lines by id, sku, barcode or exact title, in this order, in one query. Without a products definition it finds none.
 */
export async function productFinder(
  tx: Transaction,
  model: Model,
  establishment: SellingEstablishment,
  lines: readonly LineInput[],
): Promise<Finder> {
  const products = model.resources.products;
  if (!products || lines.length === 0) return () => undefined;
  const keys = keysOf(products);
  const wanted = {
    id: distinct(lines.map((line) => line.product_id)),
    sku: distinct(lines.map((line) => line.sku?.toLowerCase())),
    barcode: distinct(lines.map((line) => line.barcode?.toLowerCase())),
    title: distinct(lines.map((line) => line.title.toLowerCase())),
  };
  const matches = [
    sql`p.id = any(${wanted.id}::bigint[])`,
    ...keys.map(({ key, column }) => sql`lower(${sql.ref(`p.${column}`)}) = any(${wanted[key]}::text[])`),
  ];
  const categories = ['category', ...['sub_category', 'subCategory'].filter((name) => name in products.fields).slice(0, 1)].map((name) =>
    categoryOf(model, products, name),
  );
  const { rows } = await sql<
    { id: number; category: string | null; subCategory: string | null; cost: string | null } & Record<
      'sku' | 'barcode' | 'title',
      string | null
    >
  >`
    select p.id, ${categories[0]?.title ?? sql`null`} as category, ${categories[1]?.title ?? sql`null`} as "subCategory",
      ${'cost' in products.fields ? sql`p.cost` : sql`null`} as cost,
      ${sql.join((['sku', 'barcode', 'title'] as const).map((key) => sql`${columnOf(keys, key)} as ${sql.id(key)}`))}
    from ${sql.id(TENANT_SCHEMA, products.table)} as p ${sql.join(
      categories.flatMap((one) => (one?.join ? [one.join] : [])),
      sql` `,
    )}
    where p.client_id = ${establishment.clientId} and p.establishment_id = ${establishment.id} and (${sql.join(matches, sql` or `)})
    order by p.id desc`.execute(tx);
  const found = new Map<string, ProductInfo>();
  for (const row of rows) {
    const info = { id: row.id, category: row.category, subCategory: row.subCategory, cost: row.cost === null ? null : Number(row.cost) };
    found.set(`id ${row.id}`, info);
    for (const { key } of keys) if (row[key]) found.set(`${key} ${row[key]}`, info);
  }
  return (line) =>
    found.get(`id ${line.product_id}`) ??
    found.get(`sku ${line.sku?.toLowerCase()}`) ??
    found.get(`barcode ${line.barcode?.toLowerCase()}`) ??
    found.get(`title ${line.title.toLowerCase()}`);
}

type Key = 'sku' | 'barcode' | 'title';

function keysOf(products: ResourceModel): { key: Key; column: string }[] {
  const named = (['sku', 'barcode'] as const).filter((name) => name in products.fields);
  return [...named.map((name) => ({ key: name, column: name })), { key: 'title', column: products.title }];
}

function columnOf(keys: readonly { key: Key; column: string }[], key: Key): RawBuilder<unknown> {
  const found = keys.find((one) => one.key === key);
  return found ? sql`lower(${sql.ref(`p.${found.column}`)})` : sql`null`;
}

function categoryOf(
  model: Model,
  products: ResourceModel,
  name: string,
): { title: RawBuilder<unknown>; join?: RawBuilder<unknown> } | undefined {
  const field = products.fields[name];
  if (!field) return undefined;
  const target = field.kind === 'reference' && typeof field.to === 'string' ? model.resources[field.to] : undefined;
  if (!target) return { title: sql.ref(`p.${name}`) };
  const alias = `of_${name}`;
  return {
    title: sql.ref(`${alias}.${target.title}`),
    join: sql`left join ${sql.id(TENANT_SCHEMA, target.table)} as ${sql.id(alias)} on ${sql.ref(`${alias}.client_id`)} = p.client_id
      and ${sql.ref(`${alias}.id`)} = ${sql.ref(`p.${name}`)}`,
  };
}

function distinct<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null && value !== undefined))];
}
