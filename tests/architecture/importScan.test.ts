import { describe, expect, it } from 'vitest';
import { scanImports } from './importScan.ts';

const of = (text: string) => scanImports(text).map(({ specifier, kind, reexport }) => `${reexport ? 'export ' : ''}${kind} ${specifier}`);

describe('the import scanner', () => {
  it('tells value, type and lazy imports apart', () => {
    const text = `import a, { b } from './a.ts';\nimport type { C } from './c.ts';\nimport { type D, type E } from './d.ts';\nimport { type F, g } from './f.ts';\nconst h = await import('./h.ts');`;
    expect(of(text)).toEqual(['value ./a.ts', 'type ./c.ts', 'type ./d.ts', 'value ./f.ts', 'lazy ./h.ts']);
  });

  it('reads imports over several lines, for their effect alone, and of everything', () => {
    expect(of(`import {\n  a,\n  b,\n} from "./a.ts";\nimport './effect.css';\nimport * as all from 'all';`)).toEqual([
      'value ./a.ts',
      'value ./effect.css',
      'value all',
    ]);
  });

  it('marks what is exported onwards and leaves plain exports alone', () => {
    expect(of(`export * from './a.ts';\nexport type { B } from './b.ts';\nexport { c };\nexport const d = 'from';`)).toEqual([
      'export value ./a.ts',
      'export type ./b.ts',
    ]);
  });

  it('reads the patterns of a glob, without those that it leaves out', () => {
    expect(of(`const all = import.meta.glob<{ default: X }>(['./*/*.ts', '!./schema/*'], { eager: true });`)).toEqual(['lazy ./*/*.ts']);
  });

  it('passes over comments', () => {
    expect(of(`// import a from 'a';\n/* import b from 'b';\n */ const url = 'https://x.example'; // import c from 'c'`)).toEqual([]);
  });
});
