import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type Label, labelled, nameOf, oneOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type FieldModel, type ResourceModel, resourceOf, type VerbModel } from '#/model/language/model.ts';
import { rowsIn, valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { changedAt } from '#/server/foundation/database/changedAt.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork, VerbResult } from '#/server/records/extensionPoints.ts';
import { doingOf, problem, takesKey } from '#model/language';
import { establishmentInLog, refuseNotHeld } from '../heldThere.ts';
import { lockRecord, readRecord } from '../readRecord.ts';
import { ownerOf, type RecordOwner } from '../recordOwner.ts';
import { saveOf } from '../recordRoutes.ts';
import { causerOf, type Host, idOf, rowScopeOfRecord } from '../routeContext.ts';
import { type RowScope, rowScopeAt, runInScope } from '../rowScope.ts';
import { changesOf } from '../write/changes.ts';
import { idempotency } from '../write/idempotency.ts';
import { answerOf, bodyOf, workOf } from '../write/writing.ts';
import { functionOf } from './verbFunctions.ts';
import { readInput, readQuery } from './verbInput.ts';

type Values = Record<string, unknown>;
/** Field → [old, new]. */
type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Does a verb to one record. @throws ApiError 403, 404, 409 where its condition or the record's status does not allow it, 422 */
export async function performOnRecord(host: Host, resource: ResourceModel, verb: VerbModel, request: FastifyRequest): Promise<VerbResult> {
  const id = idOf(request);
  const body = verb.method === 'GET' ? readQuery(verb, request) : bodyOf(request);
  const rowScope = await rowScopeOfRecord(host, request.caller, resource, id);
  const readonly = verb.effect === 'read';
  return runInScope(
    host.database,
    rowScope,
    async (tx) => {
      const { work } = await saveOf(tx, host, request, resource, verb.permission, rowScope, id);
      await refuseNotHeld(work, verb.permission, doingOf(verb), id);
      const answer = await once(work, verb, request, async () => {
        const result = await (readonly ? read(work, verb, body, rowScope, id) : change(work, verb, request, body, rowScope, id));
        if (verb.returns === 'list') return readableRows(verb, work, result ?? {});
        if (verb.returns === 'file') return result ?? {};
        return result ?? { data: await answerOf(tx, host, request, resource, rowScope, id) };
      });
      // Secrets are not kept with the answer: under its key it comes again without them.
      return Object.keys(work.revealOnce).length ? { ...answer, data: { ...valuesIn(answer.data), ...work.revealOnce } } : answer;
    },
    { readonly },
  );
}

const once = (work: RecordWork, verb: VerbModel, request: FastifyRequest, perform: () => Promise<VerbResult>) =>
  takesKey(verb) ? idempotency(work, request, perform, verb.input) : perform();

async function read(work: RecordWork, verb: VerbModel, body: Values, rowScope: RowScope, id: number): Promise<VerbResult | undefined> {
  const record = await wholeRecord(work, rowScope, id);
  const input = await readInput(work.resource, verb, body, record, work);
  return functionOf(work.resource, verb)?.(work, input, record);
}

/** The verb's effect, its status and its line in the log; two changes of one record come one after the other. */
async function change(
  work: RecordWork,
  verb: VerbModel,
  request: FastifyRequest,
  body: Values,
  rowScope: RowScope,
  id: number,
): Promise<VerbResult | undefined> {
  const { tx, resource, clientId } = work;
  await lockRecord(tx, resource, clientId, id);
  const record = await wholeRecord(work, rowScope, id);
  const input = await readInput(resource, verb, body, record, work);
  refuseStatus(resource, verb, record);
  const result = await functionOf(resource, verb)?.(work, input, record);
  await takeStatus(work, verb, record);
  const changes = changesOf(resource, record, await wholeRecord(work, rowScope, id));
  await log(work, verb, request, { record, changes: { ...saidIn(verb, input), ...withSaid(changes, verb, input) } });
  return result;
}

/** Does a verb to a collection or a selection (`ids` in the body). */
export async function performOnCollection(
  host: Host,
  resource: ResourceModel,
  verb: VerbModel,
  request: FastifyRequest,
): Promise<VerbResult> {
  const body = verb.method === 'GET' ? readQuery(verb, request) : bodyOf(request);
  const owner =
    (await ownerOfNamed(host, request.caller, resource, verb, body)) ??
    (await ownerOf(host, request.caller, resource, verb.permission, body));
  const rowScope = rowScopeAt(request.caller, resource, owner);
  const readonly = verb.effect === 'read';
  return runInScope(
    host.database,
    rowScope,
    async (tx: Transaction) => {
      const work = await workOf(tx, host, request, resource, owner);
      return once(work, verb, request, async () => {
        const { ids, ...rest } = body;
        if (verb.on === 'selection' && !(Array.isArray(ids) && ids.length && ids.every((one) => Number.isSafeInteger(one))))
          throw invalid({ ids: [say('records.choose_records')] });
        const input = await readInput(resource, verb, rest, undefined, work);
        const result = await functionOf(resource, verb)?.(work, verb.on === 'selection' ? { ...input, ids } : input, undefined);
        if (!readonly) await log(work, verb, request, { changes: saidIn(verb, input) });
        return readableRows(verb, work, result ?? {});
      });
    },
    { readonly },
  );
}

/**
 * The business that a super-admin means with a verb about a record of some business: the one of that record. Undefined for everybody and
 * everything else.
 * @throws ApiError 404 for an unknown record, 422 where none is named
 */
async function ownerOfNamed(
  host: Host,
  caller: Caller,
  resource: ResourceModel,
  verb: VerbModel,
  body: Values,
): Promise<RecordOwner | undefined> {
  const [name, field] = Object.entries(verb.input ?? {}).find(([, { kind, required }]) => kind === 'reference' && required) ?? [];
  if (
    !caller.isPlatform ||
    resource.scope !== 'client' ||
    name === undefined ||
    field?.kind !== 'reference' ||
    typeof field.to !== 'string'
  )
    return undefined;
  const id = body[name];
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw invalid({ [name]: [problem('required_choice')] });
  const { clientId } = await rowScopeOfRecord(host, caller, resourceOf(host.model, field.to), id);
  return clientId === null ? undefined : { clientId, establishmentId: null };
}

/** A list's rows without what this caller may not see of them. */
function readableRows({ output }: VerbModel, { caller, establishmentId }: RecordWork, result: VerbResult): VerbResult {
  const { list } = valuesIn(result.data);
  if (!output || !Array.isArray(list)) return result;
  const isHidden = (name: string) => {
    const guard = output[name]?.readable;
    return guard !== undefined && !canUse(caller, guard.permission, establishmentId ?? undefined);
  };
  const rows = rowsIn(list).map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !isHidden(name))));
  return { ...result, data: { ...valuesIn(result.data), list: rows } };
}

function wholeRecord({ tx, model, resource }: RecordWork, rowScope: RowScope, id: number): Promise<Values> {
  const fields = new Map(Object.entries(resource.allFields).filter(([, field]) => field.kind !== 'password'));
  return readRecord(tx, model, resource, fields, rowScope, id);
}

function refuseStatus(resource: ResourceModel, verb: VerbModel, record: Values): void {
  for (const [status, to] of Object.entries(verb.to ?? {})) {
    const steps = (resource.transitions as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> | undefined)?.[status];
    const from = String(record[status]);
    if (!steps || steps[from]?.includes(String(to))) continue;
    const named = (value: string) => statusIn(resource.fields[status], value);
    throw conflict(say('records.not_that_step', { resource: oneOf(resource), from: named(from), to: named(String(to)) }));
  }
}

/** A status in the middle of a sentence. */
function statusIn(field: FieldModel | undefined, status: string): Label {
  const value = field?.kind === 'enum' ? field.values[status] : undefined;
  return { label: status.replaceAll('_', ' '), ...(typeof value === 'object' && { labels: labelled(value).labels }), isNoun: true };
}

async function takeStatus({ tx, resource, clientId, now }: RecordWork, verb: VerbModel, record: Values): Promise<void> {
  const set: RawBuilder<unknown>[] = Object.entries(verb.to ?? {}).map(([status, to]) => sql`${sql.id(status)} = ${String(to)}`);
  set.push(sql`updated_at = ${changedAt(now)}`);
  await sql`update ${sql.id('public', resource.table)} set ${sql.join(set)} where client_id = ${clientId}
    and id = ${Number(record.id)}`.execute(tx);
}

/** What the caller said, as new values; of a password only that there was one. */
function saidIn(verb: VerbModel, input: Values): Changes {
  const isSecret = (name: string) => name !== verb.over && verb.input?.[name]?.kind === 'password';
  const said = Object.entries(input).filter(([, value]) => value !== null);
  return Object.fromEntries(said.map(([name, value]) => [name, [null, isSecret(name) ? '••••••' : value]]));
}

/** Changed rows with what was said of each beside what became of it. */
function withSaid(changes: Changes, { over }: VerbModel, input: Values): Changes {
  const rows = over === undefined ? undefined : changes[over];
  if (over === undefined || !rows) return changes;
  const said = new Map(rowsIn(input[over]).map((row) => [row.id, row]));
  return { ...changes, [over]: [rows[0], rowsIn(rows[1]).map((row) => ({ ...row, ...said.get(row.id) }))] };
}

async function log(
  work: RecordWork,
  verb: VerbModel,
  request: FastifyRequest,
  { record, changes }: { record?: Values; changes: Changes },
): Promise<void> {
  const { tx, resource, clientId, now } = work;
  const said = { verb: labelled(verb), resource: nameOf(resource) };
  await recordActivity(tx, {
    clientId,
    event: 'performed',
    description: record
      ? say('activity.performed_on', { ...said, title: String(record[resource.title] ?? record.id) })
      : say('activity.performed', said),
    subjectType: resource.variant?.of ?? resource.name,
    ...(record && { subjectId: Number(record.id) }),
    establishmentId: record ? establishmentInLog(work, record) : work.establishmentId,
    changes,
    by: causerOf(request),
    at: now,
  });
}
