import { byName } from '#/model/language/byName.ts';
import type { ReportFile, ReportSources } from '#/server/capabilities/reports/index.ts';
import { type Extensions, install } from '#/server/records/extensions.ts';

const hooks = import.meta.glob<Extensions['hooks'][string]>('./hooks/*.ts', { eager: true, import: 'hooks' });
const verbs = import.meta.glob<Extensions['verbs'][string]>('./verbs/*.ts', { eager: true, import: 'perform' });
const readers = import.meta.glob<Extensions['readers'][string]>('./readers/*.ts', { eager: true, import: 'read' });
const figures = named(import.meta.glob<ReportFile>('./figures/*.ts', { eager: true }));

/** Gives the generic calls what stands in this folder: hooks by resource, verbs by `<resource>.<verb>`, readers by name. */
export function installExtensions(): void {
  install({ hooks: named(hooks), verbs: named(verbs), readers: named(readers) });
}

/** The figures of a report, found by its file's name: `server/extensions/figures/<report>.ts`. */
export const reportSources: ReportSources = (name) => figures[name];

function named<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return byName(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(.+)\.ts$/, '$1'), file]));
}
