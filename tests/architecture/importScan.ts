/** One import of a source file. */
export interface Import {
  /** As it is written: `./x.ts`, `#/server/app.ts`, `react`. */
  specifier: string;
  /** `value` runs the other file while this one loads; `type` leaves no trace in the program; `lazy` is `import()` or a glob. */
  kind: 'value' | 'type' | 'lazy';
  /** `export … from`. */
  reexport: boolean;
}

const statement = /(?:^|[;\n}])\s*(import|export)\s+(type\s+)?((?:[\w*$,\s]|\{[^}]*\})*?from\s*)?(['"])([^'"\n]+)\4/g;
const call = /\bimport\(\s*(['"`])([^'"`\n]+)\1/g;
const glob = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g;

/** The imports of a TypeScript or JavaScript file, read from its text. Text inside strings that looks like an import is taken for one. */
export function scanImports(source: string): Import[] {
  const text = withoutComments(source);
  const found: Import[] = [];
  for (const [, keyword, typeWord, clause = '', , specifier = ''] of text.matchAll(statement)) {
    if (keyword === 'export' && !clause) continue;
    found.push({ specifier, kind: typeWord || onlyTypes(clause) ? 'type' : 'value', reexport: keyword === 'export' });
  }
  for (const [, , specifier = ''] of text.matchAll(call)) found.push({ specifier, kind: 'lazy', reexport: false });
  for (const [, patterns = ''] of text.matchAll(glob)) {
    for (const [, , pattern = ''] of patterns.matchAll(/(['"])([^'"]+)\1/g))
      if (!pattern.startsWith('!')) found.push({ specifier: pattern, kind: 'lazy', reexport: false });
  }
  return found;
}

/** The text with its comments blanked, strings kept. */
export function withoutComments(source: string): string {
  return source.replace(
    /\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
    (match, before: string | undefined) => {
      if (match.startsWith('/*')) return ' ';
      return match.startsWith("'") || match.startsWith('"') ? match : (before ?? '');
    },
  );
}

/** `{ type A, type B } from`: every name says that it is a type. */
function onlyTypes(clause: string): boolean {
  const names = /^\{([^}]*)\}\s*from\s*$/.exec(clause.trim())?.[1];
  const list = names?.split(',').filter((name) => name.trim() !== '');
  return !!list && list.length > 0 && list.every((name) => name.trim().startsWith('type '));
}
