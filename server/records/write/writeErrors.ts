import { oneOf, someOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import { shortened } from '#/server/foundation/database/names.ts';
import { conflict, invalid } from '#/server/foundation/http/apiError.ts';
import { problem } from '#model/language';
import { uniqueGroups } from './uniqueness.ts';

/** Does a write; what only the database could see (a race for a unique value, a record in use) is refused in the resource's own words. */
export async function refusing<T>(model: Model, resource: ResourceModel, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof DatabaseError ? (refusalOf(error, model, resource) ?? error) : error;
  }
}

function refusalOf(error: DatabaseError, model: Model, resource: ResourceModel): Error | undefined {
  if (error.code === 'unique') {
    const group = uniqueGroups(resource).find((names) => shortened(`${resource.table}_${names.join('_')}_unique`) === error.constraint);
    return group && invalid({ [group.at(-1) ?? '']: [problem('not_unique')] });
  }
  if (error.code !== 'foreign_key') return undefined;
  const user = Object.values(model.resources).find(
    (one) => one.table !== resource.table && (error.table === one.table || error.table?.startsWith(`${one.table}_`)),
  );
  const users = user ? someOf(user) : say('records.other_records');
  return conflict(say('status' in resource.fields ? 'records.in_use_or_inactive' : 'records.in_use', { resource: oneOf(resource), users }));
}
