import { describe, expect, it } from 'vitest';
import { sourceFiles, targetOf } from './sourceFiles.ts';

const DOOR = /^src\/screens\/[^/]+\/screen\.ts$/;
const screens = sourceFiles(['src/screens']);
const areaOf = (path: string) => path.split('/').slice(0, 3).join('/');

describe('screens that a definition cannot say', () => {
  it('stand on views, kinds, widgets, foundation, theme and the account, and on no other area', () => {
    const allowed = /^src\/(?:views|kinds|widgets|foundation|theme|auth)\/|^src\/screens\/\w+\.tsx?$/;
    const foreign = screens.flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier }) => {
        const target = targetOf(path, specifier);
        const isBelow = !target?.startsWith('src/') || allowed.test(target) || areaOf(target) === areaOf(path) || target === 'src/screens/';
        return isBelow ? [] : [`${path} → ${target}`];
      }),
    );
    expect(foreign).toEqual([]);
  });

  it('are known to the roof alone', () => {
    const knowing = sourceFiles(['src'])
      .filter(({ path }) => !path.startsWith('src/screens/') && !path.startsWith('src/app/'))
      .flatMap(({ path, imports }) =>
        imports.filter(({ specifier }) => targetOf(path, specifier)?.startsWith('src/screens/')).map(() => path),
      );
    expect(knowing).toEqual([]);
  });

  it('say in their first line why they are there', () => {
    const doors = screens.filter(({ path }) => DOOR.test(path));
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.filter(({ text }) => !/^(?:\/\/|\/\*\*(?:\n \*)?) \S+ \S+ \S+/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('are loaded when they are opened: a door brings nothing of the dashboard but types', () => {
    const eager = screens
      .filter(({ path }) => DOOR.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ kind, specifier }) => kind === 'value' && /^(?:src\/|undefined$)/.test(String(targetOf(path, specifier))))
          .map(({ specifier }) => `${path} → ${specifier}`),
      );
    expect(eager).toEqual([]);
  });
});
