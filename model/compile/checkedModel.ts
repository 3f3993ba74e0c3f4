import { kinds } from '#/model/kinds/index.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { type DefinitionFiles, filesOf } from '#/model/language/definitions.ts';
import type { Model, PermissionName } from '#/model/language/model.ts';
import { checkModel } from './check.ts';
import { checkDefaults, type Reference } from './checkDefaults.ts';
import { checkWords } from './checkWords.ts';
import { compile } from './compile.ts';

/**
 * The model of all definitions, once none of them says what it may not. @throws DefinitionError at the first fault, with the file that it
 * is in
 */
export function checkedModel(files: DefinitionFiles, otherPermissions: readonly PermissionName[], reference: Reference): Model {
  try {
    for (const [path, definition] of Object.entries(files)) checkWords(path, definition, kinds);
    const model = compile(files, otherPermissions);
    checkModel(model);
    checkDefaults(model, reference);
    return model;
  } catch (error) {
    throw error instanceof DefinitionError ? error.in(filesOf(files)) : error;
  }
}
