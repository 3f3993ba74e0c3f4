import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type Import, scanImports } from './importScan.ts';

export const root = join(import.meta.dirname, '../..');

/** The folders that make the product, from the ground up. */
export const layers = ['model', 'resources', 'i18n', 'dataProvider', 'authProvider', 'server', 'src'] as const;

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  imports: readonly Import[];
}

/** Every TypeScript and JavaScript file under these folders of the project. */
export function sourceFiles(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => pathsIn(folder)).map(readSource);
}

/**
 * The file of the project that an import leads to, from the root; undefined for a package or a virtual module. A glob leads to the folder
 * before its star.
 */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier === '#model/language') return 'model/language/index.ts';
  const path = specifier.startsWith('#/')
    ? posix.normalize(specifier.slice(2))
    : specifier.startsWith('.')
      ? posix.join(dirname(file), specifier)
      : specifier.startsWith('/')
        ? specifier.slice(1)
        : undefined;
  return path?.replace(/\?.*$/, '').replace(/\*.*$/, '');
}

/**
 * The package that an import leads to (`@mui/material/Button` → `@mui/material`); undefined for the project's own files and Node's modules.
 */
export function packageOf(specifier: string): string | undefined {
  if (/^[.#/]|^(?:node|virtual):/.test(specifier)) return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Whether a path of the project is a file. */
export function isFile(path: string): boolean {
  const full = join(root, path);
  return existsSync(full) && statSync(full).isFile();
}

function pathsIn(folder: string): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name.replaceAll('\\', '/')));
  return names.filter((name) => /\.[jt]sx?$/.test(name)).sort();
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.trimEnd().split('\n').length, imports: scanImports(text) };
}
