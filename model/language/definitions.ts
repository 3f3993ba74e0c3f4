import { byName } from './byName.ts';
import type { LikeReportDefinition, ReportDefinition } from './reports.ts';
import type { ResourceDefinition } from './resource.ts';
import type { SettingsDefinition } from './settings.ts';
import type { VariantDefinition } from './variants.ts';

/** What a file of `resources/` may define. */
export type Definition = ResourceDefinition | VariantDefinition | SettingsDefinition | ReportDefinition | LikeReportDefinition;
/** Files of `resources/` by path (`./catalogue/taxes.ts`), each with its default export: a definition, or a folder's group. */
export type DefinitionFiles = Readonly<Record<string, object>>;

export const isVariant = (definition: object): definition is VariantDefinition => 'variantOf' in definition;
export const isSettings = (definition: object): definition is SettingsDefinition => 'settings' in definition;
export const isReport = (definition: object): definition is ReportDefinition | LikeReportDefinition => 'report' in definition;

/** Where each definition stands, by its name: `{ taxes: 'resources/catalogue/taxes.ts' }`. */
export function filesOf(files: DefinitionFiles): Record<string, string> {
  const found = byName<string>();
  for (const [path, definition] of Object.entries(files)) if ('name' in definition) found[String(definition.name)] ??= fileOf(path);
  return found;
}

/** A file as a person opens it. */
export const fileOf = (path: string) => path.replace(/^\.\//, 'resources/');
