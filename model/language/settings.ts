import type { Fields, Rules } from './fields.ts';
import type { MenuItem } from './menu.ts';
import type { Section } from './resource.ts';

type Name<F extends Fields> = keyof F & string;

/** Which fields say how often is paid, the weekday on which a work week starts, and the first day of any pay period. */
export interface PayPeriodFields<N extends string = string> {
  readonly every: N;
  readonly weekStartsOn: N;
  readonly startsOn: N;
}

/** The day from which values hold, and the rows that keep earlier ones with theirs: what a row has is what holds from a day on. */
export interface HeldFrom<N extends string = string> {
  readonly day: N;
  readonly earlier: N;
}

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
  /** The fields that say when is paid. */
  payPeriods?: PayPeriodFields<Name<NoInfer<F>>>;
  /** Values that hold from a day on: where they change, what held before is kept for the days before. */
  heldFrom?: HeldFrom<Name<NoInfer<F>>>;
  /** A named live preview beside the form. */
  preview?: string;
  menu?: MenuItem;
}

/** The values that hold from a day on, by their rows. */
export function heldNames({ day, earlier }: HeldFrom, fields: Fields): string[] {
  const rows = fields[earlier];
  return rows?.kind === 'lines' ? Object.keys(rows.fields).filter((name) => name !== day) : [];
}

/** Says what one kind of establishment settings holds. */
export function defineSettings<const F extends Fields>(definition: Omit<SettingsDefinition<F>, 'settings'>): SettingsDefinition<F> {
  return { ...definition, settings: true };
}
