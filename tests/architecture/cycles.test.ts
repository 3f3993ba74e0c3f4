import { describe, expect, it } from 'vitest';
import { layers, type SourceFile, sourceFiles, targetOf } from './sourceFiles.ts';

describe('import cycles', () => {
  it('has none, imports of types included', () => {
    expect(cycles(sourceFiles([...layers, 'scripts', 'tests']))).toEqual([]);
  });

  it('finds a cycle over three files, over type imports too, and none over what is loaded later', () => {
    const file = (path: string, specifier: string, kind: 'value' | 'type' | 'lazy'): SourceFile => ({
      path,
      text: '',
      lines: 1,
      imports: [{ specifier, kind, reexport: false }],
    });
    const round = [file('a.ts', './b.ts', 'value'), file('b.ts', './c.ts', 'value')];
    expect(cycles([...round, file('c.ts', './a.ts', 'value')])).toEqual(['a.ts → b.ts → c.ts → a.ts']);
    expect(cycles([...round, file('c.ts', './a.ts', 'type')])).toHaveLength(1);
    expect(cycles([...round, file('c.ts', './a.ts', 'lazy')])).toEqual([]);
  });
});

/** Each cycle once, as the way round. */
function cycles(files: readonly SourceFile[]): string[] {
  const graph = new Map(files.map((file) => [file.path, targets(file)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const met = way.indexOf(path);
    if (met >= 0) found.push([...way.slice(met), path].join(' → '));
    if (met >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

function targets({ path, imports }: SourceFile): string[] {
  return imports.flatMap(({ specifier, kind }) => (kind !== 'lazy' ? (targetOf(path, specifier) ?? []) : []));
}
