import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Field, Fields } from '#/model/language/fields.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';

type Scope = ResourceModel['scope'];

/**
 * An amount has a currency, and a number the unit that a choice beside it says.
 * @throws DefinitionError for one that nothing gives it
 */
export function checkUnits(where: string, field: Field, scope: Scope, beside: Fields): void {
  checkCurrency(where, field, scope, beside);
  checkSaid(where, field, beside);
}

function checkSaid(where: string, field: Field, beside: Fields): void {
  if (field.kind !== 'decimal' || !field.unit) return;
  const { by, percent = [], money = [] } = field.unit;
  const choice = beside[by];
  if (choice?.kind !== 'enum')
    throw new DefinitionError(where, `takes its unit from '${by}', which is not a choice beside it`, "name a field of kind 'enum'");
  const values = Object.keys(choice.values);
  const strange = [...percent, ...money].find((value) => !values.includes(value));
  if (strange !== undefined)
    throw new DefinitionError(where, `has a unit for '${strange}', which is no value of '${by}'`, nameOne(strange, values));
}

function checkCurrency(where: string, field: Field, scope: Scope, beside: Fields): void {
  if (field.kind !== 'money' && !('as' in field && field.as === 'money')) return;
  const currency = 'currency' in field ? field.currency : undefined;
  if (currency === undefined && scope !== 'establishment')
    throw new DefinitionError(
      where,
      `is money of a ${scope}'s record, which has no establishment's currency`,
      "add a field of kind 'currency', and name it: currency",
    );
  if (currency !== undefined && beside[currency]?.kind !== 'currency')
    throw new DefinitionError(
      where,
      `takes its currency from '${currency}', which is not a currency field beside it`,
      "name a field of kind 'currency'",
    );
}
