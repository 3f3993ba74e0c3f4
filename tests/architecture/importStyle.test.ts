import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFile, layers, type SourceFile, sourceFiles, targetOf } from './sourceFiles.ts';

/** The scanner's own tests hold imports of files that are not there. */
const files = sourceFiles([...layers, 'tests', 'bench']).filter(({ path }) => !path.startsWith('tests/architecture/importScan'));
/** Files that export other files' values onwards. */
const barrels = new Set(
  files.filter(({ imports }) => imports.some(({ reexport, kind }) => reexport && kind === 'value')).map(({ path }) => path),
);

describe('imports', () => {
  it('never climb two folders', () => {
    expect(written(files, (specifier) => specifier.includes('../../'))).toEqual([]);
  });

  it('name a file that exists, with its extension', () => {
    const missing = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => !specifier.includes('*') && specifier !== '#model/language')
        .filter(({ specifier }) => {
          const target = targetOf(path, specifier);
          return target !== undefined && !/^(?:dist|virtual:)/.test(target) && !isFile(target);
        })
        .map(({ specifier }) => `${path} → ${specifier}`),
    );
    expect(missing).toEqual([]);
  });

  it('pass through no barrel: only index.ts, a front door, exports onwards', () => {
    expect([...barrels].filter((path) => posix.basename(path) !== 'index.ts')).toEqual([]);
  });

  it('do not go out through the front door to a neighbour in the same folder', () => {
    const roundabout = files.flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, kind }) => {
        const target = targetOf(path, specifier);
        const inside = target !== undefined && barrels.has(target) && posix.dirname(path) === posix.dirname(target);
        return inside && kind !== 'lazy' ? [`${path} → ${specifier}`] : [];
      }),
    );
    expect(roundabout).toEqual([]);
  });
});

function written(list: readonly SourceFile[], matches: (specifier: string) => boolean): string[] {
  return list.flatMap(({ path, imports }) =>
    imports.filter(({ specifier }) => matches(specifier)).map(({ specifier }) => `${path} → ${specifier}`),
  );
}
