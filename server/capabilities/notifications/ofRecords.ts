import { type RawBuilder, sql } from 'kysely';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { either, every, rowScopeOf, scopeFilter, source } from '#/server/records/rowScope.ts';

/** Of which records notifications say what the record says, and with which status it is over: nobody is counted what is no longer so. */
const SPEAKING: Readonly<Record<string, { message: string; over: string }>> = { alerts: { message: 'message', over: 'settled' } };

/** Notifications (`n`) that open records, as their reader may see them now. */
export interface OfRecords {
  /** That it opens no record, or one that the reader may see. */
  isVisible: RawBuilder<unknown>;
  /** What the record says; null where the notification says it itself. */
  message: RawBuilder<string | null>;
  /** That what it tells of is no longer so. */
  isOver: RawBuilder<boolean>;
}

/** Says how notifications are read that open records of these resources. */
export function ofRecords(caller: Caller, model: Model, names: readonly string[]): OfRecords {
  const known = names.flatMap((name) => (Object.hasOwn(model.resources, name) ? (model.resources[name] ?? []) : []));
  const seen = known.flatMap((resource) => {
    const there = visibleRecord(caller, resource);
    return there ? [{ resource, there }] : [];
  });
  const speaking = seen.flatMap(({ resource, there }) => {
    const said = SPEAKING[resource.name];
    return said ? [{ ...said, there, is: isOf(resource) }] : [];
  });
  const messages = speaking.map(({ is, there, message }) => sql`when ${is} then (select ${sql.ref(`t.${message}`)} ${there})`);
  return {
    isVisible: either([
      sql`n.resource is null`,
      ...seen.map(({ resource, there }) => sql`(${isOf(resource)} and exists (select 1 ${there}))`),
    ]),
    message: messages.length ? sql`case ${sql.join(messages, sql` `)} end` : sql`null::text`,
    isOver: either(
      speaking.map(({ is, there, over }) => sql`(${is} and exists (select 1 ${there} and t.status = ${over}))`),
    ) as RawBuilder<boolean>,
  };
}

const isOf = ({ name }: ResourceModel) => sql`n.resource = ${name}`;

/** The record that a notification opens, as far as the reader may see it; undefined where they see none of its kind. */
function visibleRecord(caller: Caller, resource: ResourceModel): RawBuilder<unknown> | undefined {
  const permission = resource.permissions.view ?? resource.permissions.list;
  const isOthers = resource.callers !== undefined && resource.callers !== 'client';
  // What the platform's people see is of all businesses: nothing of it is told to them.
  if (permission === undefined || isOthers || caller.isPlatform || !canUse(caller, permission)) return undefined;
  const rowScope = rowScopeOf(caller, resource, permission, null);
  return sql`from ${source(rowScope, resource.table)} as t where t.client_id = n.client_id and t.id = n.subject_id
    and ${every(scopeFilter(rowScope, resource, 't'))}`;
}
