import { sql } from 'kysely';
import { type Label, labelled } from '#/i18n/blanks.ts';
import { either, type Sentence, say } from '#/i18n/sentences.ts';
import { convertUnits } from '#/resources/reference/convertUnits.ts';
import { uom as units } from '#/resources/reference/uom.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { byName } from '#model/language';

/** A row of a recipe or a modifier's choice, as a write gives it. */
export interface WrittenRow {
  ingredient?: number | null;
  quantity?: number | null;
  uom?: string | null;
}

const converts = (from: string, to: string) => convertUnits(1, from, to) !== null;
const named = (unit: string): Label => labelled(units.find(({ value }) => value === unit) ?? { label: unit });

/**
 * Why rows cannot be taken out of stock, by field (`recipe.0.uom`): an ingredient without quantity or unit, or in a unit that does not
 * convert into its own. What stood in the record before is not validated again: an ingredient's unit may have changed since. The
 * ingredients
 * are held, so that nobody changes their units meanwhile.
 */
export async function refusedRows(
  tx: Transaction,
  clientId: number,
  at: string,
  rows: readonly WrittenRow[],
  before: readonly WrittenRow[] = [],
): Promise<FieldErrors> {
  const stood = new Set(before.map(keyOf));
  const fresh = rows.map((row, index) => ({ ...row, path: `${at}.${index}` })).filter((row) => row.ingredient && !stood.has(keyOf(row)));
  const own = await unitsOf(
    tx,
    clientId,
    fresh.map(({ ingredient }) => Number(ingredient)),
  );
  const errors: FieldErrors = byName();
  for (const { path, ingredient, quantity, uom } of fresh) {
    if (quantity === null || quantity === undefined) errors[`${path}.quantity`] = [say('stock.say_how_much')];
    const counted = own.get(Number(ingredient));
    if (!counted) continue;
    const fitting = units.filter(({ value }) => converts(value, counted.uom)).map(labelled);
    const fit = say('stock.fitting_units', { ingredient: counted.name, unit: named(counted.uom), units: either(fitting) });
    if (!uom || !converts(uom, counted.uom)) errors[`${path}.uom`] = [fit];
  }
  return errors;
}

const keyOf = ({ ingredient, quantity, uom }: WrittenRow) => JSON.stringify([ingredient ?? null, quantity ?? null, uom ?? null]);

/**
 * Why an ingredient cannot be counted in another unit: the recipes and choices that use it in one which does not convert into that. Null
 * where nothing is in the way.
 */
export async function refusedUnit(tx: Transaction, clientId: number, ingredient: number, unit: string): Promise<Sentence | null> {
  const { rows } = await sql<{ name: string; uom: string }>`
    select p.item as name, r.uom from tenant.products_recipe r join tenant.products p on p.client_id = r.client_id and p.id = r.parent_id
    where r.client_id = ${clientId} and r.ingredient = ${ingredient}
    union all
    select m.title || ' › ' || c.name, c.uom from tenant.modifiers_modifier_items c join tenant.modifiers m on m.client_id = c.client_id
      and m.id = c.parent_id
    where c.client_id = ${clientId} and c.ingredient = ${ingredient} and c.uom is not null
    order by 1`.execute(tx);
  const inTheWay = rows.filter(({ uom }) => !converts(uom, unit));
  const [first] = inTheWay;
  if (!first) return null;
  const said = { name: first.name, used: named(first.uom), unit: named(unit) };
  return inTheWay.length > 1 ? say('stock.unit_in_use_more', { ...said, more: inTheWay.length - 1 }) : say('stock.unit_in_use', said);
}

async function unitsOf(
  tx: Transaction,
  clientId: number,
  ingredients: readonly number[],
): Promise<Map<number, { name: string; uom: string }>> {
  if (ingredients.length === 0) return new Map();
  const which = sql`client_id = ${clientId} and id = any(${[...new Set(ingredients)]}::bigint[])`;
  await sql`select 1 from ${sql.id('public', 'ingredients')} where ${which} order by id for share`.execute(tx);
  const { rows } = await sql<{
    id: number;
    name: string;
    uom: string;
  }>`select id, name, uom from tenant.ingredients where ${which}`.execute(tx);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
