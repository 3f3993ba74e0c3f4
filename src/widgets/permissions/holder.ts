import type { FieldModel } from '#/model/language/model.ts';

/** Who holds the permissions of a field: a role of some type (WEB where none is said), or a program. */
export function holderOf(field: FieldModel, roleType: unknown): string {
  return field.kind === 'json' && field.of === 'program_permissions' ? 'program' : String(roleType ?? 'WEB');
}
