import { isHostWritten } from '#/model/kinds/index.ts';
import { isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { sameValue } from '#/model/values/sameValue.ts';
import { type Fields, hiddenFields, type Rules } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

/** The body that makes a record: its writable fields, and the establishment that it is made for. */
export function createInput(resource: ResourceModel, data: Values, establishmentId: number | null | undefined): Values {
  const input = writable(resource, data);
  const establishment = data.establishment_id ?? establishmentId;
  if (isOfEstablishment(resource) && establishment) input.establishment_id = establishment;
  // A super-admin says whose the record is; the field belongs to no definition.
  if (data.client_id !== undefined && data.client_id !== null && !('client_id' in resource.fields)) input.client_id = data.client_id;
  return input;
}

/**
 * The body that changes a record: the writable fields that differ from what was read, and the `updated_at` that was read.
 * Where `data` is based on another version than `previous` (mine and theirs were merged), every writable field is sent.
 */
export function editInput(resource: ResourceModel, data: Values, previous: Values | undefined): Values {
  const updated_at = data.updated_at ?? previous?.updated_at;
  const input = writable(resource, data);
  const before = previous && written(resource.fields, undefined, previous);
  const isSameVersion = previous && updated_at === previous.updated_at;
  for (const name of Object.keys(input)) {
    // What the reader may not see was never in the record: whatever stands in the form is no answer of theirs.
    const isUnseen = before && resource.fields[name]?.readable && !(name in before);
    if (isUnseen || (isSameVersion && sameValue(input[name], before?.[name]))) delete input[name];
  }
  return updated_at ? { ...input, updated_at } : input;
}

/** What bulk editing sets on every record. */
export function bulkInput(resource: ResourceModel, data: Values): Values {
  return writable({ ...resource, rules: undefined }, data);
}

/** The fields that a caller may write: nobody writes a status that has steps of its own. */
function writable(resource: Pick<ResourceModel, 'fields' | 'rules' | 'transitions'>, data: Values): Record<string, unknown> {
  const input = written(resource.fields, resource.rules, data);
  for (const name of Object.keys(resource.transitions ?? {})) delete input[name];
  return input;
}

function written(fields: Fields, rules: Rules | undefined, data: Values): Record<string, unknown> {
  const hidden = hiddenFields(rules, data);
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (value === undefined || isHostWritten(field) || hidden.has(name)) continue;
    // A password is never read: an empty one means that it stays.
    if (field.kind === 'password' && !value) continue;
    input[name] =
      field.kind === 'lines' && Array.isArray(value) ? value.map((row: Values) => rowInput(field.fields, field.rules, row)) : value;
  }
  return input;
}

/** A known row keeps its id, so that the host changes it rather than making another one. */
function rowInput(fields: Fields, rules: Rules | undefined, row: Values): Values {
  const input = written(fields, rules, row);
  return row.id === undefined || row.id === null ? input : { id: row.id, ...input };
}
