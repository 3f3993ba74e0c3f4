import { isHostWritten } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { fieldsOf, hiddenFields, isReadonlyBy } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

/** Whether a field of a record can be changed without the rest of its form: not its rows, not a status that steps lead through. */
export function canEditAlone(resource: ResourceModel, field: FieldModel): boolean {
  const { name, kind } = field;
  return (
    Object.hasOwn(resource.fields, name) &&
    !isHostWritten(field) &&
    kind !== 'lines' &&
    kind !== 'password' &&
    !(name in (resource.transitions ?? {})) &&
    !(name in (resource.variant?.where ?? {}))
  );
}

/** Whether many records can be given one value of a field: not what tells them apart, not what only one may have. */
export function canEditTogether(resource: ResourceModel, field: FieldModel): boolean {
  return canEditAlone(resource, field) && !field.unique && !('onlyOne' in field && field.onlyOne) && field.name !== resource.title;
}

/** The fields that say which others a record has, or whether they may be changed. */
export function decidingFields({ rules, fields }: Pick<ResourceModel, 'rules' | 'fields'>): string[] {
  const conditions = [...Object.values(rules?.show ?? {}), ...Object.values(rules?.readonly ?? {})];
  const read = conditions.flatMap((condition) => (condition ? fieldsOf(condition) : []));
  return [...new Set(read)].filter((name) => Object.hasOwn(fields, name));
}

/** Whether every one of these records would have the field, open, once the values are laid over it. `standing`: their deciding fields. */
export function isOfAll({ rules }: Pick<ResourceModel, 'rules'>, name: string, standing: readonly Values[], set: Values): boolean {
  return standing.every((record) => !isReadonlyBy(rules, name, record) && !hiddenFields(rules, { ...record, ...set }).has(name));
}
