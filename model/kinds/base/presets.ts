import { localText } from '#/model/values/instants.ts';
import type { Field } from '#model/language';
import type { KindContext } from './part.ts';

/** What a field holds before anybody says otherwise: its default, or the day or moment of the write; undefined where it says nothing. */
export function presetOf(field: Field, { timezone, now = new Date().toISOString() }: Pick<KindContext, 'timezone' | 'now'>): unknown {
  if (field.kind === 'datetime' && field.preset === 'now') return now;
  if (field.kind === 'date' && field.preset === 'today') return localText(now, timezone).slice(0, 10);
  return 'default' in field ? field.default : undefined;
}

/** Whether a field that a body leaves out still gets a value. */
export function hasPreset(field: Field): boolean {
  return ('default' in field && field.default !== undefined) || ('preset' in field && field.preset !== undefined);
}
