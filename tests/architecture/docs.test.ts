import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers, root, sourceFiles } from './sourceFiles.ts';

/** What the README has its reader write. */
const EXAMPLE = 'resources/catalogue/allergens.ts';

const papers = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...['docs', 'docs/decisions'].flatMap((folder) => markdownIn(folder))];
const sources = sourceFiles([...layers, 'tests', 'bench', 'scripts']).map(({ path }) => path);

describe('the papers', () => {
  it.each(papers)('%s names files and folders that are there', (paper) => {
    const text = readFileSync(join(root, paper), 'utf8');
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(endsIn(text).filter((end) => !sources.some((path) => path.endsWith(`/${end}`)))).toEqual([]);
    expect(linksIn(text).filter((path) => !existsSync(join(root, dirname(paper), path)))).toEqual([]);
  });

  it('keep the map short: ARCHITECTURE.md has 250 lines at most', () => {
    expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  });
});

/** What is written as a path from the root: `` `server/app.ts` ``; not a pattern, a placeholder or what somebody is to write. */
function pathsIn(text: string): string[] {
  const code = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  return code.filter(
    (path) =>
      /^(?:model|resources|i18n|dataProvider|authProvider|server|src|tests|bench|docs|scripts)\//.test(path) &&
      !/[<>*{}]/.test(path) &&
      path !== EXAMPLE,
  );
}

/** What is written as the end of a source file's path: `` `records/rowScope.ts` ``. */
function endsIn(text: string): string[] {
  const code = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([A-Za-z]+(?:\/[A-Za-z]+)+\.tsx?)`/g)].map(([, path = '']) => path);
  return code.filter((path) => !existsSync(join(root, path)) && path !== EXAMPLE);
}

/** Links to files beside a paper. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : []));
}
