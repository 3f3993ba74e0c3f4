import { byName } from '#/model/language/byName.ts';
import type { ReportFile, ReportSources } from '#/server/capabilities/reports/index.ts';
import type { Connector } from '#/server/domain/integrations/connector.ts';
import { installConnectors } from '#/server/domain/integrations/connectors.ts';
import type { Extension, Hooks, Reader, VerbExtension } from '#/server/records/extensionPoints.ts';
import { install } from '#/server/records/extensions.ts';

const hooks = import.meta.glob<Extension<Hooks>>('./hooks/*.ts', { eager: true, import: 'hooks' });
const verbs = import.meta.glob<Extension<VerbExtension>>('./verbs/*.ts', { eager: true, import: 'verb' });
const readers = import.meta.glob<Extension<Reader>>('./readers/*.ts', { eager: true, import: 'reader' });
const connectors = import.meta.glob<Connector>('./connectors/*.ts', { eager: true, import: 'connector' });
const figures = import.meta.glob<ReportFile>('./figures/*.ts', { eager: true });

/** Gives the generic calls what stands in this folder, each under the name that its definition gives it. */
export function installExtensions(): void {
  install({ hooks: named(hooks), verbs: named(verbs), readers: named(readers) });
  installConnectors(byFile(connectors));
}

const sources = byFile(figures);
/** The figures of a report, found by its file's name: `server/extensions/figures/<report>.ts`. */
export const reportSources: ReportSources = (name) => sources[name];

function byFile<T>(files: Readonly<Record<string, T>>): Record<string, T> {
  return byName(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(.+)\.ts$/, '$1'), file]));
}

function named<T>(files: Readonly<Record<string, Extension<T>>>): Record<string, T> {
  const code = byName<T>();
  for (const [path, extension] of Object.entries(files)) {
    if (code[extension.name]) throw new Error(`${path} is a second one for '${extension.name}'`);
    code[extension.name] = extension.code;
  }
  return code;
}
