import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { nearest } from '../../model/language/nearest.ts';

const moduleId = 'virtual:icons';
const resolvedId = `\0${moduleId}`;

/** Where icons are named: definitions, the doors of screens, and what the search offers beside them. */
const folders = ['resources', 'src/screens', 'src/app/search'];

/**
 * Turns the icon names of the definitions and screens (`icon: 'Percent'`) into imports by path, so that the dashboard carries only the
 * icons it shows. `virtual:icons` exports `icons`, a map from a name to its component: the outlined drawing where there is one.
 * @throws at build time where one of them names an icon that does not exist.
 */
export function icons(root: string): Plugin {
  let shown = '';
  return {
    name: 'countinghouse:icons',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const { problems } = iconImports(root);
      if (problems.length === 0) return;
      // Whoever writes a definition can put it right: they are told that alone, not where in a bundler it came up.
      this.environment.logger.error(problems.join('\n'));
      process.exit(1);
    },
    config: () => ({ optimizeDeps: { include: [...new Set(iconImports(root).paths.values())] } }),
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const { paths, problems } = iconImports(root);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      shown = moduleText(paths);
      return shown;
    },
    hotUpdate({ file, modules }) {
      if (!folders.some((folder) => file.startsWith(`${join(root, folder)}/`))) return undefined;
      const module = this.environment.moduleGraph.getModuleById(resolvedId);
      return module && moduleText(iconImports(root).paths) !== shown ? [...modules, module] : undefined;
    },
  };
}

/** The icon names in a definition's text. */
export function iconNames(text: string): string[] {
  return [...text.matchAll(/\bicon:\s*(['"])(\w*)\1/g)].map((match) => match[2] ?? '');
}

/** The import path of an icon, its outlined drawing first; undefined where no drawing has this name. */
export function iconPath(name: string, drawings: ReadonlySet<string>): string | undefined {
  const drawing = [`${name}Outlined`, name].find((candidate) => drawings.has(candidate));
  return drawing && `@mui/icons-material/${drawing}`;
}

function iconImports(root: string): { paths: ReadonlyMap<string, string>; problems: readonly string[] } {
  const drawings = installedDrawings();
  const paths = new Map<string, string>();
  const problems: string[] = [];
  for (const entry of folders.flatMap((folder) => filesIn(root, folder))) {
    for (const name of iconNames(readFileSync(join(root, entry), 'utf8'))) {
      const path = iconPath(name, drawings);
      if (path) paths.set(name, path);
      else problems.push(missingIcon(entry, name, drawings));
    }
  }
  return { paths, problems };
}

function filesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
  return entries.filter((entry) => entry.endsWith('.ts')).map((entry) => `${folder}/${entry}`);
}

/** The sentence for an icon that does not exist, with the name that was probably meant. */
export function missingIcon(file: string, name: string, drawings: ReadonlySet<string>): string {
  const near = nearest(
    name,
    [...drawings].filter((drawing) => !/(Outlined|Rounded|Sharp|TwoTone)$/.test(drawing)),
  );
  const fix = near === undefined ? 'choose a name of @mui/icons-material' : `write '${near}'`;
  return `${file}: names the icon '${name}', which does not exist. Fix: ${fix}.`;
}

function installedDrawings(): ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('@mui/icons-material/package.json'));
  return new Set(readdirSync(folder).flatMap((file) => (file.endsWith('.mjs') ? [file.slice(0, -'.mjs'.length)] : [])));
}

function moduleText(found: ReadonlyMap<string, string>): string {
  const names = [...found.keys()].sort();
  const imports = names.map((name, index) => `import icon${index} from '${found.get(name)}';`);
  return `${imports.join('\n')}\nexport const icons = { ${names.map((name, index) => `${name}: icon${index}`).join(', ')} };\n`;
}
