import type { FastifyInstance, FastifyRequest } from 'fastify';
import { labelled, nameOf, namesOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Adjustment, adjustmentProblems, canAdjust } from '#/model/validation/adjusted.ts';
import { canEditTogether } from '#/model/validation/editedTogether.ts';
import type { Values } from '#/model/values/shapes.ts';
import { conflict, type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { type Choice, readChoice } from '#/server/records/list/choice.ts';
import { isWritable } from '#/server/records/readableFields.ts';
import { byName, problem } from '#model/language';
import type { BulkHost } from '../bulkHost.ts';
import { describes } from '../descriptions.ts';
import { ownOperation } from '../operationAccess.ts';
import { bodies } from '../requests.ts';
import { worksInBulk } from '../rights.ts';
import { startOperation } from '../starting.ts';
import { chosenOf, clientOf, keepChosen, keepPreviewed, MOST_EDITED } from './chosen.ts';
import { type EditAccess, editAccessOf, editedResource, mayEditSomething } from './editAccess.ts';
import { editedRecords } from './editedRecords.ts';

/** What all chosen records get. */
interface Changes {
  set?: Values;
  adjust?: Readonly<Record<string, Adjustment>>;
}
interface ChoiceBody extends Values {
  resource: string;
  ids?: number[];
  filters?: Values;
  search?: string;
  establishment_id?: number | null;
  client_id?: number | null;
}
interface EditBody extends ChoiceBody, Changes {
  dry_run?: boolean;
}

/** Many records get the same values in some fields: which they are, a look ahead, the run itself, and what became of each. */
export function editRoutes(app: FastifyInstance, host: BulkHost): void {
  const allows = ({ caller }: FastifyRequest) => mayEditSomething(host.model, caller);
  const allowsOne = ({ caller }: FastifyRequest) => worksInBulk(caller) || mayEditSomething(host.model, caller);
  app.post<{ Body: ChoiceBody }>(
    '/api/bulk-operation/chosen',
    { config: { allows, describes: describes.chosen }, schema: { body: bodies.chosen } },
    async ({ caller, body }) => {
      const { access, choice } = await asked(host, caller, body);
      return success(await chosenOf(host, caller, access, choice));
    },
  );
  app.post<{ Body: EditBody }>(
    '/api/bulk-operation/edit',
    { config: { allows, describes: describes.edit }, schema: { body: bodies.edit } },
    async ({ caller, body }) => {
      const { access, choice } = await asked(host, caller, body);
      const changes = changesIn(caller, access, body);
      const clientId = access.rowScope.clientId ?? (await clientOf(host, access, choice.ids ?? []));
      const own = { ...access, rowScope: editAccessOf(caller, access.resource, clientId, choice.establishmentId).rowScope };
      const id = await startOperation(
        host,
        caller,
        clientId,
        'edit',
        { resources: [access.resource.name], dry_run: body.dry_run ?? false, plan: changes },
        (tx, key) => keepChosen(tx, { model: host.model, caller, access: own, key }, choice),
      );
      return success({ id }, say(body.dry_run ? 'bulk.trial_started' : 'bulk.edit_started'));
    },
  );
  app.post('/api/bulk-operation/:id/run', { config: { allows, describes: describes.run } }, async (request) => {
    const preview = await ownOperation(host, request);
    const resource = editedResource(host.model, request.caller, preview.resources[0]);
    if (preview.type !== 'edit' || !preview.dry_run || preview.status !== 'completed') throw conflict(say('bulk.no_preview'));
    const access = editAccessOf(request.caller, resource, preview.client_id);
    const plan = changesIn(request.caller, access, preview.plan);
    const run = { resources: preview.resources, run_of: preview.id, plan };
    const id = await startOperation(host, request.caller, preview.client_id, 'edit', run, (tx, key) =>
      keepPreviewed(tx, key, preview.id, resource),
    );
    return success({ id }, say('bulk.edit_started'));
  });
  app.post<{ Body: { outcome: 'updated' | 'rejected'; page?: number; per_page?: number } }>(
    '/api/bulk-operation/:id/records',
    { config: { allows: allowsOne, describes: describes.records }, schema: { body: bodies.records } },
    async (request) => success(await editedRecords(host, request, await ownOperation(host, request), request.body)),
  );
}

type Caller = FastifyRequest['caller'];

/** Whose records are meant, and which. @throws ApiError 403, 422 */
async function asked({ model }: BulkHost, caller: Caller, body: ChoiceBody): Promise<{ access: EditAccess; choice: Choice }> {
  const resource = editedResource(model, caller, body.resource);
  const errors: FieldErrors = byName();
  const choice = readChoice(body, { resource, isPlatform: caller.isPlatform, most: MOST_EDITED }, (name, why) => {
    errors[name] = [why];
  });
  if (Object.keys(errors).length) throw invalid(errors);
  const clientId = caller.isPlatform ? (choice.clientId ?? body.client_id ?? null) : caller.clientId;
  if (!caller.isPlatform && body.client_id !== undefined)
    throw invalid({ client_id: [say('unknown_key', { name: 'client_id', resource: namesOf(resource) })] });
  return { access: editAccessOf(caller, resource, clientId, choice.establishmentId), choice };
}

/** What is asked for. @throws ApiError 422 for what cannot be done to many, or not by this caller */
function changesIn(caller: Caller, access: EditAccess, { set = {}, adjust = {} }: Changes): Required<Changes> {
  const errors: FieldErrors = byName();
  if (!Object.keys(set).length && !Object.keys(adjust).length) errors.set = [say('records.say_what_to_do')];
  for (const name of Object.keys(set)) {
    const why = refusalOf(caller, access, name);
    if (why) errors[`set.${name}`] = [why];
  }
  for (const [name, adjustment] of Object.entries(adjust)) {
    const why = refusalOf(caller, access, name) ?? notAdjustable(access, name, set);
    if (why) errors[`adjust.${name}`] = [why];
    else
      for (const [part, wrong] of Object.entries(adjustmentProblems({ ...adjustment })))
        errors[['adjust', name, part].filter(Boolean).join('.')] = [wrong];
  }
  if (Object.keys(errors).length) throw invalid(errors);
  return { set, adjust };
}

function notAdjustable({ resource }: EditAccess, name: string, set: Values) {
  const field = resource.fields[name];
  if (!field) return undefined;
  if (!canAdjust(resource, field)) return say('bulk.not_adjustable', { field: labelled(field) });
  return Object.hasOwn(set, name) ? say('bulk.set_and_adjusted', { field: labelled(field) }) : undefined;
}

function refusalOf(caller: Caller, { resource, rowScope }: EditAccess, name: string) {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field) return say('unknown_key', { name, resource: nameOf(resource) });
  if (!canEditTogether(resource, field)) return say('bulk.not_together', { field: labelled(field) });
  return isWritable(caller, resource, rowScope, field) ? undefined : problem('readonly');
}
