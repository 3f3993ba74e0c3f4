import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptFonts } from '#/i18n/languages.ts';
import { layers, packageOf, root, sourceFiles } from './sourceFiles.ts';

interface LockedPackage {
  dev?: boolean;
  optional?: boolean;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const permissive =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD(?:-[23]-Clause)?|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|Python-2\.0|Zlib|PostgreSQL|OFL-1\.1)$/;

/** Tools of the build that never become part of the program, under a licence that asks for something only where one changes them. */
const buildTools = /^lightningcss(?:-|$)/;

const { dependencies = {}, devDependencies = {} } = readJson('package.json') as Manifest;
const lockedPackages = Object.entries((readJson('package-lock.json') as { packages: Record<string, LockedPackage> }).packages).filter(
  ([path]) => path !== '',
);

describe('dependencies', () => {
  it('are pinned to one version', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('come from the public registry', () => {
    const elsewhere = lockedPackages.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('are locked for every machine, so that `npm ci` takes the lockfile elsewhere too', () => {
    const names = new Set(lockedPackages.map(([path]) => nameOf(path)));
    const missing = lockedPackages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) => (names.has(name) ? [] : [`${path} wants ${name}`])),
    );
    expect(missing).toEqual([]);
  });

  it('are under permissive licences where the product carries them', () => {
    const carried = lockedPackages.filter(([path, { dev }]) => !dev && !buildTools.test(nameOf(path)));
    const licences = carried.flatMap(([path, { optional }]) => {
      if (!existsSync(join(root, path))) return optional ? [] : [`${path} is not installed`];
      const { license = licenceFile(path) } = readJson(`${path}/package.json`) as Manifest;
      return isPermissive(license) ? [] : [`${path}: ${license}`];
    });
    expect(licences).toEqual([]);
  });

  it('are used: named in the code, asked for by another as its peer, or the types of one that is', () => {
    const texts = [
      ...sourceFiles([...layers, 'tests', 'bench', 'scripts']).map(({ text }) => text),
      ...['vite.config.ts', 'vitest.config.ts', 'clients/typescript/generate.js'].map((file) => readFileSync(join(root, file), 'utf8')),
    ].join('\n');
    const isNamed = (name: string) => new RegExp(`['"\`]${name}[/'"\`]`).test(texts);
    const peers = new Set(lockedPackages.flatMap(([, { peerDependencies = {} }]) => Object.keys(peerDependencies)));
    const isTyped = (name: string) => name === '@types/node' || isNamed(name.replace('@types/', ''));
    // The fonts of scripts are found by the families that the languages name.
    const isFont = (name: string) => name === '@fontsource/noto-sans' || scriptFonts.some((font) => name === familyOf(font));
    const idle = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !isNamed(name) && !peers.has(name) && !isTyped(name) && !isFont(name),
    );
    expect(idle).toEqual([]);
  });

  it('are declared where they are imported', () => {
    expect(imported(layers).filter((name) => !(name in dependencies))).toEqual([]);
    expect(imported(['tests', 'bench', 'scripts']).filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([]);
  });
});

describe('a licence expression', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', '(BSD-2-Clause OR MIT OR Apache-2.0)'])('%s is permissive', (licence) => {
    expect(isPermissive(licence)).toBe(true);
  });
  it.each(['GPL-3.0', 'MIT AND GPL-3.0', 'none', 'SEE LICENSE IN LICENSE'])('%s is not', (licence) => {
    expect(isPermissive(licence)).toBe(false);
  });
});

const familyOf = (font: string) => `@fontsource/${font.toLowerCase().replaceAll(' ', '-')}`;

function isPermissive(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => permissive.test(licence.trim())));
}

/** `import type { Response } from 'x'` counts as well: the compiler needs the package. */
function imported(folders: readonly string[]): string[] {
  return [...new Set(sourceFiles(folders).flatMap(({ imports }) => imports.flatMap(({ specifier }) => packageOf(specifier) ?? [])))].sort();
}

/** What a package says that names its licence in a file alone: the file's title. */
function licenceFile(path: string): string {
  const file = join(root, path, 'LICENSE');
  return existsSync(file) && readFileSync(file, 'utf8').startsWith('MIT License') ? 'MIT' : 'none';
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
