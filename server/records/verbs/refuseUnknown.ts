import { fieldModel } from '#/model/compile/fieldModel.ts';
import { present } from '#/model/values/shapes.ts';
import { type FieldErrors, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';
import { byName } from '#model/language';
import { checkReferences } from '../write/existence.ts';

/** Refuses references of a verb's input that name no record of the work's own establishment. @throws ApiError 422 */
export async function refuseUnknown(work: RecordWork, verb: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  const { tx, model, resource, caller, establishmentId } = work;
  const asked = Object.entries(present(resource.verbs[verb], `verb '${verb}'`).input ?? {});
  const fields = byName(asked.map(([name, field]) => [name, fieldModel(name, field)]));
  const rowScope = rowScopeAt(caller, resource, work);
  const problems: FieldErrors = byName();
  const checked = { record: input, given: new Set(Object.keys(fields)), problems };
  await checkReferences(tx, [checked], { model, resource: { fields }, rowScope, establishmentId });
  if (Object.keys(problems).length) throw invalid(problems);
}
