import { insideSentence } from '#/i18n/inBothCases.ts';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Operation } from '#/server/foundation/http/openApiTypes.ts';
import { type Fields, takesKey } from '#model/language';
import { answers, refusals, takes } from './envelopeSchemas.ts';
import { bodySchema } from './inputSchema.ts';
import { recordName } from './recordSchema.ts';
import { ID, IDEMPOTENCY_KEY, notes, orNull, storedSchema } from './valueSchema.ts';

/** A verb as a call of the document. */
export function verbOperation(resource: ResourceModel, verb: VerbModel): Operation {
  const [one, many] = resource.label;
  const isOfRecord = verb.on === 'record';
  const steps = Object.entries(verb.to ?? {}).map(([status, to]) => `${status} becomes ${String(to)}`);
  const about = [verb.confirm, ...steps].filter((part) => part !== undefined);
  const parameters = [
    ...(verb.path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: ID }] : []),
    ...(isOfRecord && verb.method === 'GET' ? queryOf(verb) : []),
    ...(takesKey(verb) ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: `${resource.name}.${verb.name}`,
    summary: `${verb.label}: ${isOfRecord ? insideSentence(one) : insideSentence(many)}`,
    ...(about.length && { description: about.join('. ') }),
    tags: [many],
    'x-permission': verb.permission,
    ...(parameters.length && { parameters }),
    ...(verb.method !== 'GET' && { requestBody: takes(verbBody(resource, verb), isInputNeeded(verb)) }),
    ...(verb.when && { 'x-when': verb.when }),
    responses: { 200: verbAnswer(resource, verb), ...refusals(400, 401, 403, 404, 409, 413, 422) },
  };
}

/** A verb that is asked by GET has its input in the address. */
function queryOf(verb: VerbModel): object[] {
  const { properties } = bodySchema(verb.label, { fields: verb.input ?? {} }, {}, []);
  return Object.entries(valuesIn(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: verb.input?.[name]?.required === true,
    schema,
  }));
}

const isInputNeeded = (verb: VerbModel) =>
  verb.on === 'selection' || verb.over !== undefined || Object.values(verb.input ?? {}).some((field) => field.required);

function verbBody(resource: ResourceModel, verb: VerbModel): JsonSchema {
  const fields: Fields = verb.over
    ? { [verb.over]: { kind: 'lines', fields: verb.input ?? {}, required: true, min: 1 } }
    : (verb.input ?? {});
  const owner: Record<string, JsonSchema> = verb.on !== 'record' && resource.scope === 'establishment' ? { establishment_id: ID } : {};
  const ids: Record<string, JsonSchema> = verb.on === 'selection' ? { ids: { type: 'array', items: ID, minItems: 1 } } : {};
  return bodySchema(verb.label, { fields }, { ...owner, ...ids }, [...Object.keys(owner), ...Object.keys(ids)]);
}

function verbAnswer(resource: ResourceModel, verb: VerbModel): object {
  const done = verb.messages?.done ?? `${verb.label} done`;
  if (verb.returns === 'file')
    return { description: 'The file, with its name in Content-Disposition', content: { 'application/octet-stream': { schema: {} } } };
  if (verb.returns === 'list') return answers(done, { type: 'object', properties: { list: { type: 'array', ...rowsOf(verb) } } }, true);
  if (verb.returns === 'record' && (verb.makes || verb.on !== 'record'))
    return answers(
      done,
      { type: 'object', properties: { id: { ...ID, description: 'The record that was made' } }, required: ['id'] },
      true,
    );
  return answers(
    done,
    verb.on === 'record' && verb.effect === 'write' ? { $ref: `#/components/schemas/${recordName(resource)}` } : {},
    true,
  );
}

/** A row as the verb says it; nothing where it does not. */
function rowsOf({ output }: VerbModel): JsonSchema {
  if (!output) return {};
  const properties = Object.fromEntries(
    Object.entries(output).map(([name, field]) => [name, { ...orNull(storedSchema(field)), ...notes(name, field) }]),
  );
  return { items: { type: 'object', properties } };
}
