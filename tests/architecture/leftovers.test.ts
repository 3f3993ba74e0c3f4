import { describe, expect, it } from 'vitest';
import { layers, sourceFiles } from './sourceFiles.ts';

/** Written so that this file does not hold the words themselves. */
const promises = new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`);

describe('what is left lying about', () => {
  const files = sourceFiles([...layers, 'scripts', 'tests', 'bench']);

  it('is no note to do something later', () => {
    expect(files.filter(({ text }) => promises.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is no silenced compiler or linter without a reason', () => {
    const silent = /@ts-ignore|@ts-nocheck|biome-ignore(?!(?:-all)?\s[^\n]*: \S)/;
    expect(
      files.filter(({ path, text }) => path !== 'tests/architecture/leftovers.test.ts' && silent.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('is no file named for nothing', () => {
    expect(files.filter(({ path }) => /(?:^|\/)(?:utils?|helpers?|misc|common)(?:\/|\.)/.test(path)).map(({ path }) => path)).toEqual([]);
  });
});
