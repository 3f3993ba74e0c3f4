import type { Model, ResourceModel } from '#/resources/schema/model.ts';
import { DatabaseError } from '#/server/database/databaseError.ts';
import { shortened } from '#/server/database/names.ts';
import { conflict, invalid } from '#/server/plugins/apiError.ts';
import { problem, problemText } from '#resources/schema';
import { uniqueGroups } from './existence.ts';

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
    return group && invalid({ [group.at(-1) as string]: [problemText(problem('not_unique'))] });
  }
  if (error.code !== 'foreign_key') return undefined;
  const user = Object.values(model.resources).find(
    (one) => one.table !== resource.table && (error.table === one.table || error.table?.startsWith(`${one.table}_`)),
  );
  const users = user ? user.label[1].toLowerCase() : 'other records';
  const otherwise = 'status' in resource.fields ? ', or make it inactive' : '';
  return conflict(`This ${resource.label[0].toLowerCase()} is in use by ${users}: take it out of them first${otherwise}`);
}
