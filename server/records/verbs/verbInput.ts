import type { FastifyRequest } from 'fastify';
import { labelled, oneOf, said } from '#/i18n/blanks.ts';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import { rowsIn, valuesIn } from '#/model/values/shapes.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { conflict, type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { byName, type Fields, matches, notRepeated, problem } from '#model/language';
import { validateEstablishments } from '../heldThere.ts';
import { rowScopeAt } from '../rowScope.ts';
import { applyPatch, soundFields } from '../write/draft.ts';
import { checkReferences } from '../write/existence.ts';

type Values = Record<string, unknown>;

/** A verb that is asked by GET has its input in the address: texts, read as their kinds read them. */
export function readQuery(verb: VerbModel, { query }: FastifyRequest): Values {
  const given = Object.entries(valuesIn(query));
  return Object.fromEntries(
    given.map(([name, text]) => {
      // Said twice: a list, where one value is meant.
      if (typeof text !== 'string') return [name, text];
      const field = verb.input?.[name];
      const parsed = field && kindOf(field).parse(text, field, referenceContext);
      return [name, parsed && 'value' in parsed ? parsed.value : /^\d+$/.test(text) ? Number(text) : text];
    }),
  );
}

/**
 * Validates a verb's input as a record's is, its references included, and whether the verb fits the record as it is. Over a lines field it
 * comes as `{ [over]: [{ id, …input }] }`, each id a row of the record. @throws ApiError 403 where it names establishments and its
 * permission is held in none, 409, 422
 */
export async function readInput(
  resource: ResourceModel,
  verb: VerbModel,
  body: Values,
  record: Values | undefined,
  work: RecordWork,
): Promise<Values> {
  const fields: Fields = verb.over
    ? { [verb.over]: { kind: 'lines', fields: verb.input ?? {}, required: true, min: 1 } }
    : (verb.input ?? {});
  const { record: input, problems } = applyPatch({ fields, rules: verb.rules }, labelled(verb), body, undefined, work.context, (name) =>
    isOpen(verb, work, name),
  );
  if (verb.over) refuseForeignRows(verb.over, input, record, problems);
  if (record) Object.assign(problems, notRepeated(verb, input, record));
  if (verb.namesEstablishments) validateEstablishments(work, verb.permission, input, problems);
  await lookUp(fields, input, problems, work);
  if (Object.keys(problems).length) throw invalid(problems);
  if (record && verb.when && !matches(verb.when, record))
    throw conflict(
      verb.otherwise
        ? say('check', { message: said(verb, 'otherwise') })
        : say('records.verb_does_not_fit', { verb: labelled(verb), resource: oneOf(resource) }),
    );
  return input;
}

/** Adds a problem for each reference that names no record of the work's own business (and establishment). */
async function lookUp(asked: Fields, record: Values, problems: FieldErrors, work: RecordWork): Promise<void> {
  const { tx, model, resource, caller, establishmentId } = work;
  const fields = byName(Object.entries(asked).map(([name, field]) => [name, fieldModel(name, field)]));
  const given = soundFields({ given: new Set(Object.keys(fields)), problems });
  const rowScope = rowScopeAt(caller, resource, work);
  await checkReferences(tx, [{ record, given, problems }], { model, resource: { fields }, rowScope, establishmentId });
}

function refuseForeignRows(over: string, input: Values, record: Values | undefined, problems: FieldErrors): void {
  const rows = input[over];
  // What is no list at all is refused by its kind.
  if (!Array.isArray(rows)) return;
  const known = new Set(rowsIn(record?.[over]).map((row) => row.id));
  for (const [index, row] of rows.entries())
    if (!known.has(valuesIn(row).id)) problems[`${over}.${index}.id`] = [problem('unknown_reference')];
}

/** What one may not see, one may not say either. `name` may be a field of rows: `items.cost`. */
function isOpen({ input = {}, over }: VerbModel, { caller, establishmentId }: RecordWork, name: string): boolean {
  const field = input[over ? name.slice(`${String(over)}.`.length) : name];
  return [field?.writable, field?.readable].every((guard) => !guard || canUse(caller, guard.permission, establishmentId ?? undefined));
}
