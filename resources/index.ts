import { checkDefaults } from './checkDefaults.ts';
import { otherPermissions } from './reference/permissions.ts';
import { checkModel } from './schema/check.ts';
import { compile, type DefinitionFiles } from './schema/compile.ts';

const files = import.meta.glob(['./*/*.ts', '!./schema/**', '!./kinds/**', '!./reference/**'], { eager: true, import: 'default' }) as DefinitionFiles;

/** Every definition of `resources/`, discovered, compiled and checked. Nobody edits this file to add an entity. */
export const model = compile(files, otherPermissions);

checkModel(model);
checkDefaults(model);

/** The definitions as they were written, by file; for tests that walk them. */
export const definitionFiles = files;
