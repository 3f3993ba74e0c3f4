import type { LookupValue } from '#/model/kinds/base/part.ts';

interface Named {
  name?: string;
  label?: string | readonly string[];
  variantOf?: string;
}

const files = import.meta.glob(['../*/*.ts', '!../reference/**'], { eager: true, import: 'default' }) as Readonly<Record<string, Named>>;

/** What the activity log calls a business's settings, of which each establishment may have its own. */
export const settingsSubject = (name: string): string => `settings.${name}`;

/** What a record type is called, and where its definition's words lie: `i18n/<language>/resources/<group>.ts`, under `section`. */
export interface RecordType extends LookupValue {
  group: string;
  section: string;
}

/** Everything that records are of, resources and settings, by the name that the activity log has for it: a variant's are its original's. */
export const recordTypes: readonly RecordType[] = Object.entries(files)
  .flatMap(([file, { name, label, variantOf }]) => {
    const group = file.split('/')[1] ?? '';
    if (name === undefined || label === undefined || variantOf !== undefined) return [];
    if (typeof label !== 'string') return [{ value: name, label: label[0] ?? name, group, section: name }];
    return group === 'settings' ? [{ value: settingsSubject(name), label, group, section: name }] : [];
  })
  .sort((a, b) => a.label.localeCompare(b.label));
