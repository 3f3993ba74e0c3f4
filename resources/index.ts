import { checkedModel } from '#/model/compile/checkedModel.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { reference } from './reference/context.ts';
import { otherPermissions } from './reference/permissions.ts';

const files = import.meta.glob(['./*/*.ts', '!./reference/**'], {
  eager: true,
  import: 'default',
}) as DefinitionFiles;

/**
 * Every definition of `resources/`, discovered and compiled. The host checks them when it starts, and does not serve a dashboard that
 * stands on ones that cannot be: a browser need not look again. Nobody edits this file to add an entity.
 */
export const model = import.meta.env.SSR ? checkedModel(files, otherPermissions, reference) : compile(files, otherPermissions);

/** The definitions as they were written, by file; for tests that walk them. */
export const definitionFiles = files;
