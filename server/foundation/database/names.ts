import { createHash } from 'node:crypto';
import type { FieldModel } from '#/model/language/model.ts';
import { textsIn } from '#/model/values/shapes.ts';

/** PostgreSQL cuts identifiers at 63 bytes. */
const LONGEST = 63;

/** Whose rows a setting of the transaction makes visible. */
export const CLIENT_SETTING = 'app.client_id';
/** Which business a unit of work is for, as SQL; null: for none. */
export const OWN_SETTING = `nullif(current_setting('${CLIENT_SETTING}', true), '')::bigint`;
/** Whether a row is of the business that the unit of work is for, as SQL. */
export const OWN_CLIENT = `client_id = ${OWN_SETTING}`;
/** The role of a business's own calls, and of super-admins' calls across businesses. */
export const TENANT_ROLE = 'countinghouse_tenant';
export const PLATFORM_ROLE = 'countinghouse_platform';
/** The schema of the tenant's views. */
export const TENANT_SCHEMA = 'tenant';
/** Client 0 is the platform itself. */
export const PLATFORM_CLIENT = 0;

/** A quoted identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** An identifier that fits, kept apart by a hash where it is cut. */
export function shortened(name: string): string {
  return name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 9)}_${hashOf(name).slice(0, 8)}`;
}

/** A short hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The table of a lines field's rows, or of a many-to-many reference. */
export function childTable(table: string, field: string): string {
  return shortened(`${table}_${field}`);
}

/** The column of one target of a reference with several. */
export function targetColumn(field: string, target: string): string {
  return shortened(`${field}_${target.replaceAll('-', '_')}`);
}

/** The targets of a reference that can point to one of several resources. */
export function severalTargets(field: FieldModel | { kind: string; to?: unknown }): readonly string[] | null {
  return field.kind === 'reference' && 'to' in field && Array.isArray(field.to) ? textsIn(field.to) : null;
}
