import type { Plugin } from 'vite';

interface Importing {
  fileName: string;
  /** The files that it imports, those asked for later left out. */
  imports: readonly string[];
}

/**
 * Fails a build of the dashboard whose files import each other in a circle: one of them would run before what it needs is there, and who
 * opens the page sees nothing. What decides on the files is `codeSplitting` in `vite.config.ts`.
 */
export function acyclic(): Plugin {
  return {
    name: 'countinghouse:acyclic',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const circle = circleIn(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle) this.error(`These files import each other: ${circle.join(' → ')}. Fix: lower entriesAwareMergeThreshold.`);
    },
  };
}

/** The names of files that import each other, the first one again at the end; undefined where none do. */
export function circleIn(files: readonly Importing[]): string[] | undefined {
  const imports = new Map(files.map((file) => [file.fileName, file.imports]));
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (name: string): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    way.push(name);
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(name);
    return undefined;
  };
  for (const { fileName } of files) {
    const circle = visit(fileName);
    if (circle) return circle;
  }
  return undefined;
}
