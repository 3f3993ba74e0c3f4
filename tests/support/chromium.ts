import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const root = join(import.meta.dirname, '../..');

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How to launch the browser of the tests: CHROME_PATH, else the Chromium that came with `npm install` (Linux on x64), else an installed
 * one.
 * @throws where there is none; the message says what to install.
 */
export function chromiumLaunch(): LaunchOptions {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is ${chosen}, and no file is there`);
    return { executablePath: chosen, args: quiet };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const installed = installedBrowsers().find((file) => existsSync(file));
  if (installed) return { executablePath: installed, args: quiet };
  throw new Error('The browser tests need a Chromium: install Google Chrome or Chromium, or set CHROME_PATH to its program file');
}

/**
 * The npm package holds the browser compressed; it is unpacked once, under .cache, by a process of its own because the package changes its
 * environment.
 */
function packagedChromium(): LaunchOptions {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as { version: string };
  const folder = join(root, `.cache/chromium-${version}`);
  if (!existsSync(folder)) unpackChromium(entry, folder);
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { executablePath: join(folder, 'chromium'), args: quiet, env: env as Record<string, string> };
}

function unpackChromium(entry: string, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}.`);
  const program = `const { default: packed } = await import(${JSON.stringify(entry)}); await (packed.default ?? packed).executablePath();`;
  // The package unpacks its own libraries only where it believes itself in such a function.
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(join(fresh, 'fonts.conf'), fontSettings(folder));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another process was first, and its copy serves as well
  }
}

function fontSettings(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'].map((name) => `<dir>${name}</dir>`).join('');
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`;
}

function installedBrowsers(): string[] {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome.exe'];
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  return [
    ...onPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
  ];
}
