import type { Plugin, parseAst } from 'vite';

/** What react-admin would write CSV files with. */
const exporter = 'jsonexport/dist/index.js';
const exporterId = '\0unread:jsonexport';

/**
 * Leaves out of the dashboard what it never reads: the demo data of the definitions, which the host alone writes, and what react-admin
 * exports lists with, which the host does here.
 */
export function unread(): Plugin {
  return {
    name: 'countinghouse:unread',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Before the bundler itself finds it.
    resolveId: { order: 'pre', handler: (id) => (id === exporter ? exporterId : undefined) },
    load: (id) => (id === exporterId ? "export default () => { throw new Error('Lists are exported by the host'); };" : undefined),
    transform: {
      filter: { id: /\/resources\/[^/]+\/[^/]+\.ts$/ },
      handler(code) {
        return { code: withoutDemo(code, this.parse(code)), map: null };
      },
    },
    generateBundle() {
      const come = [...this.getModuleIds()].find((id) => id.includes('/jsonexport/'));
      if (come) this.error(`${come} is in the dashboard, which never reads it. Fix: the name in scripts/vite/unread.ts.`);
    },
  };
}

type Program = ReturnType<typeof parseAst>;

/** The text of a module without the key `demo` of the definition that it exports: `export default defineResource({ …, demo })`. */
export function withoutDemo(code: string, { body }: Program): string {
  const exported = body.find((one) => one.type === 'ExportDefaultDeclaration')?.declaration;
  const definition = exported?.type === 'CallExpression' ? exported.arguments[0] : undefined;
  if (definition?.type !== 'ObjectExpression') return code;
  const { properties } = definition;
  const at = properties.findIndex((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'demo');
  const demo = properties[at];
  if (!demo) return code;
  // With the comma after it; where it is the last, what stands after it still closes the object.
  const end = properties[at + 1]?.start ?? demo.end + (code[demo.end] === ',' ? 1 : 0);
  return code.slice(0, demo.start) + code.slice(end);
}
