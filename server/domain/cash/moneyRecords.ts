import { type RawBuilder, sql } from 'kysely';
import { type Label, someOf } from '#/i18n/blanks.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** What holds prices and rates to come rather than amounts that happened: these may still be meant in another currency. */
const PRICE_LISTS: ReadonlySet<string> = new Set(['products', 'modifiers', 'ingredients', 'employees']);

/** The resources whose records keep amounts in their establishment's currency: every one with money in it that is no price list. */
export function moneyRecords({ resources }: Model): ResourceModel[] {
  return Object.values(resources).filter(
    ({ variant, scope, name, fields }) =>
      !variant && scope === 'establishment' && !PRICE_LISTS.has(name) && Object.values(fields).some(holdsMoney),
  );
}

/** What already holds amounts in an establishment's currency, each by its label; empty where nothing does. */
export async function amountsKept(tx: Transaction, model: Model, clientId: number, establishmentId: number): Promise<Label[]> {
  const kept: Label[] = [];
  for (const resource of moneyRecords(model)) {
    const { rows } = await sql`
      select 1 from ${sql.id('tenant', resource.table)} where client_id = ${clientId} and establishment_id = ${establishmentId}
        and ${hasAmount(resource)}
      limit 1`.execute(tx);
    if (rows.length > 0) kept.push(someOf(resource));
  }
  return kept;
}

type Field = ResourceModel['fields'][string];
const isMoney = ({ kind }: { kind: string }) => kind === 'money';
const holdsMoney = (field: Field) => isMoney(field) || (field.kind === 'lines' && Object.values(field.fields).some(isMoney));

/** Stock that was counted before it had a cost holds no amount; rows of lines always do. */
function hasAmount({ fields }: ResourceModel): RawBuilder<unknown> {
  const own = Object.values(fields).filter(isMoney);
  return own.length > 0 ? sql`num_nonnulls(${sql.join(own.map(({ name }) => sql.ref(name)))}) > 0` : sql`true`;
}
