import type { ResourceModel } from './model.ts';

/** What happens to records, as webhooks call it: `<resource>.<change>`. */
export const CHANGES = ['created', 'updated', 'deleted'] as const;
export type Change = (typeof CHANGES)[number];

/** What can happen to a resource's records that webhooks tell of; nothing for those of the platform, for variants, and for mere logs. */
export function changesToTell({ scope, variant, callers, webhooks, permissions, verbs }: ResourceModel): readonly Change[] {
  if (scope === 'platform' || variant || callers === 'platform' || webhooks === false || !permissions.list) return [];
  const isWorkedOn = Object.values(verbs).some(({ on, effect }) => on === 'record' && effect === 'write');
  const { create, edit, delete: removes } = permissions;
  if (!create && !edit && !removes && !isWorkedOn) return [];
  return ['created', ...(edit || isWorkedOn ? (['updated'] as const) : []), ...(removes ? (['deleted'] as const) : [])];
}

/** Whether what somebody chose names events that there are: `*`, `<resource>.*` or `<resource>.<change>`. */
export function isKnownEvent(resources: Readonly<Record<string, ResourceModel>>, chosen: string): boolean {
  if (chosen === '*') return true;
  const [name = '', change] = chosen.split('.');
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  const changes: readonly string[] = resource ? changesToTell(resource) : [];
  return change === '*' ? changes.length > 0 : change !== undefined && changes.includes(change);
}
