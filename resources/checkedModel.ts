import { checkDefaults } from './checkDefaults.ts';
import { kinds } from './kinds/index.ts';
import { checkModel } from './schema/check.ts';
import { checkWords } from './schema/checkWords.ts';
import { compile } from './schema/compile.ts';
import { DefinitionError } from './schema/definitionError.ts';
import { type DefinitionFiles, filesOf } from './schema/definitions.ts';
import type { Model, PermissionName } from './schema/model.ts';

/** The model of all definitions, once none of them says what it may not. @throws DefinitionError at the first fault, with the file that it is in */
export function checkedModel(files: DefinitionFiles, otherPermissions: readonly PermissionName[]): Model {
  try {
    for (const [path, definition] of Object.entries(files)) checkWords(path, definition, kinds);
    const model = compile(files, otherPermissions);
    checkModel(model);
    checkDefaults(model);
    return model;
  } catch (error) {
    throw error instanceof DefinitionError ? error.in(filesOf(files)) : error;
  }
}
