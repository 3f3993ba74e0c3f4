import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floors } from './floors.ts';
import { layers, packageOf, root, type SourceFile, sourceFiles, targetOf } from './sourceFiles.ts';

const files = sourceFiles(layers);

describe('the floors of the house', () => {
  it.each(Object.keys(floors))('name every folder of /%s, and none that is not there', (part) => {
    const there = readdirSync(join(root, part)).filter((name) =>
      part === '' ? layers.some((layer) => layer === name) : isFolder(join(part, name)),
    );
    const named = [...roomsOf(part).keys()].filter((name) => name !== '.');
    expect(there.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !existsSync(join(root, part, name)))).toEqual([]);
  });

  it.each(Object.keys(floors))('let no arrow inside /%s run back up, nor across', (part) => {
    expect(arrows(files, (from, to) => !isAllowed(part, from, to))).toEqual([]);
  });

  it('are told by a wall that holds: up, across and down again', () => {
    const tried: [string, string][] = [
      ['server/records/hooks.ts', 'server/extensions/index.ts'],
      ['server/domain/integrations/journal.ts', 'server/domain/purchasing/receive.ts'],
      ['server/domain/sales/facts.ts', 'server/domain/stock/usage.ts'],
      ['server/extensions/index.ts', 'server/records/extensions.ts'],
      ['src/App.tsx', 'server/app.ts'],
    ];
    expect(tried.map(([from, to]) => Object.keys(floors).every((part) => isAllowed(part, from, to)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('import walls', () => {
  it('keep the ground free of packages and of Node', () => {
    const foreign = sourceFiles(['model', 'resources']).flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => packageOf(specifier) ?? specifier.startsWith('node:'))
        .map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  it('let definitions import the language alone', () => {
    const definitions = sourceFiles(['resources']).filter(({ text }) => /export default define\w+\(/.test(text));
    const others = definitions.flatMap(({ path, imports }) =>
      imports.filter(({ specifier }) => specifier !== '#model/language').map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['measures', 'server/capabilities/metrics/', /^prom-client$/],
    ['traces', 'server/capabilities/tracing/', /^@opentelemetry\//],
  ])('load what %s the host only once it is asked for', (_what, room, library) => {
    const host = sourceFiles(['server']);
    const knowing = host.filter(({ imports }) => imports.some(({ specifier }) => library.test(specifier)));
    expect(knowing.map(({ path }) => path).filter((path) => !path.startsWith(room))).toEqual([]);
    const loading = host.flatMap(({ path, imports }) =>
      path.startsWith(room)
        ? []
        : imports.flatMap(({ specifier, kind }) =>
            kind !== 'type' && targetOf(path, specifier)?.startsWith(room) ? [`${path} ${kind}`] : [],
          ),
    );
    expect(loading).toEqual(['server/main/start.ts lazy']);
  });

  it('keep the browser out of the host, and the host out of the browser', () => {
    expect(packagesIn(['server'], /^(?:react-admin|ra-|@mui|@emotion|react-dom|react-router)/)).toEqual([]);
    expect(packagesIn(['src', 'i18n', 'dataProvider', 'authProvider'], /^(?:fastify|@fastify|pg|kysely|@electric-sql|@node-rs)/)).toEqual(
      [],
    );
  });
});

/** The rooms of a part by their names, each with its floor and the names of those that it is one with. */
function roomsOf(part: string): Map<string, { floor: number; together: readonly string[] }> {
  const rows = (floors[part] ?? []).flatMap((row, floor) => row.map((text) => ({ floor, together: text.split(' + ') })));
  return new Map(rows.flatMap((room) => room.together.map((name) => [name, room] as const)));
}

/** The room of a part that a path stands in; `.` for files beside its folders, undefined for what stands elsewhere. */
function roomOf(part: string, path: string): string | undefined {
  if (part !== '' && !path.startsWith(`${part}/`)) return undefined;
  const [name = '', ...rest] = path.slice(part === '' ? 0 : part.length + 1).split('/');
  return rest.length > 0 || roomsOf(part).has(name) ? name : '.';
}

function isAllowed(part: string, from: string, to: string): boolean {
  const [ownRoom, itsRoom] = [roomOf(part, from), roomOf(part, to)];
  // A glob over a part's own folders, in a file that stands beside them.
  if (to === `${part}/`) return true;
  if (ownRoom === undefined || itsRoom === undefined || ownRoom === itsRoom) return true;
  const [own, its] = [roomsOf(part).get(ownRoom), roomsOf(part).get(itsRoom)];
  // Beside the house: the program's own settings, tests.
  if (!own || !its) return part === '';
  return its.floor < own.floor || own.together.includes(itsRoom);
}

function arrows(list: readonly SourceFile[], isForbidden: (from: string, to: string) => boolean): string[] {
  return list.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier }) => {
      const target = targetOf(path, specifier);
      return target !== undefined && isForbidden(path, target) ? [`${path} → ${target}`] : [];
    }),
  );
}

function packagesIn(folders: readonly string[], forbidden: RegExp): string[] {
  return sourceFiles(folders).flatMap(({ path, imports }) =>
    imports.filter(({ specifier }) => forbidden.test(packageOf(specifier) ?? '')).map(({ specifier }) => `${path} → ${specifier}`),
  );
}

const isFolder = (path: string) => statSync(join(root, path)).isDirectory();
