import type { Fields, Rules } from './fields.ts';
import type { MenuItem } from './menu.ts';
import type { Section } from './resource.ts';

/** One kind of establishment meta: a single record per establishment. */
export interface SettingsDefinition<F extends Fields = Fields> {
  version: 1;
  settings: true;
  /** The kind on the wire and in the route `/settings/{kind}`. */
  name: string;
  label: string;
  help?: string;
  icon: string;
  permission: string;
  fields: F;
  sections?: readonly Section<NoInfer<F>>[];
  rules?: Rules<NoInfer<F>>;
  /** A named live preview beside the form. */
  preview?: string;
  menu?: MenuItem;
}

/** Says what one kind of establishment settings holds. */
export function defineSettings<const F extends Fields>(definition: Omit<SettingsDefinition<F>, 'settings'>): SettingsDefinition<F> {
  return { ...definition, settings: true };
}
