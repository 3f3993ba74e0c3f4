import { describe, expect, it } from 'vitest';
import { layers, packageOf, type SourceFile, sourceFiles, targetOf } from './sourceFiles.ts';

/** Each floor of the house, and the floors that it may stand on. */
const allowed: Record<(typeof layers)[number], readonly string[]> = {
  resources: [],
  i18n: ['resources'],
  dataProvider: ['resources'],
  authProvider: ['resources'],
  server: ['resources', 'i18n'],
  src: ['resources', 'i18n', 'dataProvider', 'authProvider'],
};

/** The floors of the host, the lowest first; a folder that is not named here serves all of them. */
const hostFloors = [
  ['database'],
  ['sales', 'stock', 'guests', 'money', 'access', 'jobs', 'activity', 'files', 'mail'],
  ['crud', 'reports', 'exports', 'settings', 'bulk', 'search', 'purchasing', 'verbs', 'hooks'],
  ['demo'],
  ['app.ts', 'upkeep.ts', 'commands'],
  ['start.ts'],
  ['main.ts'],
];

describe('import walls', () => {
  it.each(layers)('%s imports only from the floors it stands on', (layer) => {
    const reachable = [layer, ...allowed[layer]];
    expect(arrows(sourceFiles([layer]), (target) => !reachable.includes(floorOf(target)))).toEqual([]);
  });

  it('keeps the ground free of packages and of Node', () => {
    const foreign = sourceFiles(['resources']).flatMap(({ path, imports }) =>
      imports.filter(({ specifier }) => packageOf(specifier) ?? specifier.startsWith('node:')).map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  it('lets definitions import the language alone', () => {
    const definitions = sourceFiles(['resources']).filter(({ text }) => /export default define\w+\(/.test(text));
    const others = definitions.flatMap(({ path, imports }) =>
      imports.filter(({ specifier }) => specifier !== '#resources/schema').map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(others).toEqual([]);
  });

  it('lets no arrow inside the host run back up', () => {
    const upwards = sourceFiles(['server']).flatMap((file) =>
      arrows([file], (target) => floorOfHost(target) > floorOfHost(file.path) && floorOfHost(file.path) >= 0),
    );
    expect(upwards).toEqual([]);
  });

  it('keeps the browser out of the host, and the host out of the browser', () => {
    expect(packagesIn(['server'], /^(?:react-admin|ra-|@mui|@emotion|react-dom|react-router)/)).toEqual([]);
    expect(packagesIn(['src', 'i18n', 'dataProvider', 'authProvider'], /^(?:fastify|@fastify|pg|kysely|@electric-sql|@node-rs)/)).toEqual([]);
  });
});

function arrows(files: readonly SourceFile[], forbidden: (target: string) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier }) => {
      const target = targetOf(path, specifier);
      return target !== undefined && forbidden(target) ? [`${path} → ${target}`] : [];
    }),
  );
}

function packagesIn(folders: readonly string[], forbidden: RegExp): string[] {
  return sourceFiles(folders).flatMap(({ path, imports }) =>
    imports.filter(({ specifier }) => forbidden.test(packageOf(specifier) ?? '')).map(({ specifier }) => `${path} → ${specifier}`),
  );
}

function floorOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function floorOfHost(path: string): number {
  const [layer, part = ''] = path.split('/');
  return layer === 'server' ? hostFloors.findIndex((floor) => floor.includes(part)) : -1;
}
