import { type FieldModel, listedField, type ResourceModel } from '#/model/language/model.ts';
import { fieldsOfLeads } from '#/model/reports/leads.ts';
import { fieldsOf } from '#model/language';
import { pictureFieldsOf } from './pictureFields.ts';

/** What a list loads of each row: its columns, and what decides on how they are shown and what may be done with the row. */
export function loadedFields(resource: ResourceModel, columns: readonly FieldModel[]): string[] {
  const { rules, permissionsWhen = [], opens } = resource;
  const currencies = columns.flatMap((field) => (field.kind === 'money' && field.currency ? [field.currency] : []));
  const units = columns.flatMap((field) => (field.kind === 'decimal' && field.unit ? [field.unit.by] : []));
  const closing = [rules?.readonly?.['*'], ...columns.map(({ name }) => rules?.readonly?.[name])].flatMap((condition) =>
    condition ? fieldsOf(condition) : [],
  );
  const keeping = (rules?.kept ?? []).flatMap(({ when }) => fieldsOf(when));
  const opening = permissionsWhen.flatMap(({ when }) => fieldsOf(when));
  const leading = columns.flatMap(({ name }) => fieldsOfLeads({ opens }, name));
  const { picture, color } = pictureFieldsOf(resource) ?? {};
  const pictured = [picture, color].flatMap((field) => field?.name ?? []);
  const names = [...columns.map(({ name }) => name), ...currencies, ...units, ...closing, ...keeping, ...opening, ...leading, ...pictured];
  return [...new Set(names)].filter((name) => listedField(resource, name));
}
