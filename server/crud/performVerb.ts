import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { kindOf } from '#/resources/kinds/index.ts';
import type { Problems } from '#/resources/kinds/judge.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import type { ResourceModel, VerbModel } from '#/resources/schema/model.ts';
import { recordActivity } from '#/server/activity/record.ts';
import { conflict, invalid } from '#/server/plugins/apiError.ts';
import { type Fields, holds, problem } from '#resources/schema';
import { draftOf } from './draft.ts';
import type { RecordWork } from './hooks.ts';
import { placeOf } from './place.ts';
import { type Reach, within } from './reach.ts';
import { lockRecord, readRecord } from './readRecord.ts';
import { saveOf } from './recordRoutes.ts';
import { sentences } from './saveRecord.ts';
import { causerOf, type Host, idOf, reachOfRecord } from './serving.ts';
import { functionOf, type VerbResult } from './verbFunctions.ts';
import { answerOf, bodyOf, workOf } from './writing.ts';

type Values = Record<string, unknown>;

/** Does a verb to one record. @throws ApiError 403, 404, 409 where its condition or the record's status does not allow it, 422 */
export async function performOnRecord(host: Host, resource: ResourceModel, verb: VerbModel, request: FastifyRequest): Promise<VerbResult> {
  const id = idOf(request);
  const body = bodyOf(request);
  const reach = await reachOfRecord(host, request.caller, resource, id);
  const readonly = verb.effect === 'read';
  return within(
    host.database,
    reach,
    async (tx) => {
      const { work } = await saveOf(tx, host, request, resource, verb.permission, reach, id);
      if (!readonly) await lockRecord(tx, resource, work.clientId, id);
      const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
      const record = await readRecord(tx, host.model, resource, fields, reach, id);
      const input = readInput(resource, verb, body, record, work);
      refuseStatus(resource, verb, record);
      const result = await functionOf(resource, verb)?.(work, input, record);
      if (!readonly) {
        await takeStatus(work, verb, record);
        await log(work, verb, request, record, input);
      }
      return verb.returns === 'file' || verb.returns === 'list' ? (result ?? {}) : (result ?? { data: await answerOf(tx, host, request, resource, reach, id) });
    },
    { readonly },
  );
}

/** Does a verb to a collection or a selection (`ids` in the body). */
export async function performOnPlace(host: Host, resource: ResourceModel, verb: VerbModel, request: FastifyRequest): Promise<VerbResult> {
  const body = verb.method === 'GET' ? readQuery(verb, request) : bodyOf(request);
  const place = await placeOf(host, request.caller, resource, verb.permission, body);
  const reach: Reach = { clientId: place.clientId, establishments: place.establishmentId === null ? 'all' : [place.establishmentId] };
  const readonly = verb.effect === 'read';
  return within(
    host.database,
    reach,
    async (tx) => {
      const work = await workOf(tx, host, request, resource, place);
      const { ids, ...rest } = body;
      if (verb.on === 'selection' && !(Array.isArray(ids) && ids.length && ids.every((one) => Number.isSafeInteger(one))))
        throw invalid({ ids: ['Choose at least one record'] });
      const input = readInput(resource, verb, rest, undefined, work);
      const result = await functionOf(resource, verb)?.(work, verb.on === 'selection' ? { ...input, ids } : input, undefined);
      if (!readonly) await log(work, verb, request, undefined, input);
      return result ?? {};
    },
    { readonly },
  );
}

/** A verb that is asked by GET has its input in the address: texts, read as their kinds read them. */
function readQuery(verb: VerbModel, { query }: FastifyRequest): Values {
  const given = Object.entries(query as Readonly<Record<string, string>>);
  return Object.fromEntries(
    given.map(([name, text]) => {
      const field = verb.input?.[name];
      const parsed = field && kindOf(field).parse(text, field, referenceContext);
      return [name, parsed && 'value' in parsed ? parsed.value : /^\d+$/.test(text) ? Number(text) : text];
    }),
  );
}

/** Judges a verb's input; over a lines field it comes as `{ [over]: [{ id, …input }] }`, each id a row of the record. */
function readInput(resource: ResourceModel, verb: VerbModel, body: Values, record: Values | undefined, work: RecordWork): Values {
  const fields: Fields = verb.over ? { [verb.over]: { kind: 'lines', fields: verb.input ?? {}, required: true, min: 1 } } : (verb.input ?? {});
  const { record: input, problems } = draftOf({ fields }, verb.label, body, undefined, work.context, () => true);
  if (verb.over) refuseForeignRows(verb.over, input, record, problems);
  if (Object.keys(problems).length) throw invalid(sentences(problems));
  if (record && verb.when && !holds(verb.when, record))
    throw conflict(`'${verb.label}' does not fit this ${resource.label[0].toLowerCase()} as it is now`, undefined);
  return input;
}

function refuseForeignRows(over: string, input: Values, record: Values | undefined, problems: Problems): void {
  const known = new Set((record?.[over] as Values[] | undefined)?.map((row) => row.id));
  for (const [place, row] of ((input[over] ?? []) as Values[]).entries())
    if (!known.has(row?.id)) problems[`${over}.${place}.id`] = [problem('unknown_reference')];
}

function refuseStatus(resource: ResourceModel, verb: VerbModel, record: Values): void {
  for (const [status, to] of Object.entries(verb.to ?? {})) {
    const steps = (resource.transitions as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> | undefined)?.[status];
    const from = String(record[status]);
    if (!steps || steps[from]?.includes(String(to))) continue;
    throw conflict(`A ${resource.label[0].toLowerCase()} that is ${from.replaceAll('_', ' ')} cannot become ${String(to).replaceAll('_', ' ')}`);
  }
}

async function takeStatus({ tx, resource, clientId, now }: RecordWork, verb: VerbModel, record: Values): Promise<void> {
  const set: RawBuilder<unknown>[] = Object.entries(verb.to ?? {}).map(([status, to]) => sql`${sql.id(status)} = ${String(to)}`);
  set.push(sql`updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`);
  await sql`update ${sql.id('public', resource.table)} set ${sql.join(set)} where client_id = ${clientId} and id = ${record.id as number}`.execute(tx);
}

async function log(
  { tx, resource, clientId, establishmentId, now }: RecordWork,
  verb: VerbModel,
  request: FastifyRequest,
  record: Values | undefined,
  input: Values,
): Promise<void> {
  const title = record ? ` '${String(record[resource.title] ?? record.id)}'` : '';
  const steps = Object.entries(verb.to ?? {}).map(([status, to]) => [status, [record?.[status] ?? null, to]] as const);
  const said = Object.entries(input).map(([name, value]) => [name, [null, value]] as const);
  await recordActivity(tx, {
    clientId,
    event: 'performed',
    description: `${verb.label}: ${resource.label[0]}${title}`,
    subjectType: resource.face?.of ?? resource.name,
    ...(record && { subjectId: record.id as number }),
    establishmentId,
    changes: Object.fromEntries([...steps, ...said]),
    by: causerOf(request),
    at: now,
  });
}
