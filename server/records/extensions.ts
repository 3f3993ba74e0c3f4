import { byName } from '#/model/language/byName.ts';
import type { Hooks, Reader, VerbExtension } from './extensionPoints.ts';

/** What definitions cannot say, each under the name of what it belongs to. */
export interface Extensions {
  /** By resource. */
  hooks: Record<string, Hooks>;
  /** By `<resource>.<verb>`. */
  verbs: Record<string, VerbExtension>;
  /** By the reader's name. */
  readers: Record<string, Reader>;
}

const installed: Extensions = { hooks: byName(), verbs: byName(), readers: byName() };
let isInstalled = false;

/** Adds what was found in `server/extensions/`; tests add theirs. */
export function install(found: Partial<Extensions>): void {
  Object.assign(installed.hooks, found.hooks);
  Object.assign(installed.verbs, found.verbs);
  Object.assign(installed.readers, found.readers);
  isInstalled ||= found.hooks !== undefined;
}

/** What is installed. @throws before that: records written without their hooks would be wrong in silence */
export function extensions(): Extensions {
  if (!isInstalled) throw new Error('The host writes no records before installExtensions() of server/extensions/');
  return installed;
}
