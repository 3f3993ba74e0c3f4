export { byName } from './byName.ts';
export { type Check, type Condition, fieldsOf, hiddenFields, holds, isEmpty, isReadonlyBy, isRequiredBy, type Rules } from './conditions.ts';
export { compute, type Expression, fieldsRead, joinTexts, type TextExpression } from './expressions.ts';
export { defineFace, type FaceDefinition } from './faces.ts';
export {
  type Field,
  type FieldOf,
  type Fields,
  field,
  type Kind,
  type KindOptions,
  type Tone,
} from './fields.ts';
export { anything, expressionShape, fieldShapes, ruleShapes, type Words, words } from './fieldWords.ts';
export { type Doing, doingOf, establishmentColumn, type HeldIn, mustHoldEverywhere, placeField, placesOfRecord, placing } from './heldIn.ts';
export { permissionFor, permissionsOf } from './permissions.ts';
export { namedValue, type Problem, type ProblemKey, problem } from './problems.ts';
export type { InputOf, LineOf, RecordOf, SystemField, ValueOf } from './record.ts';
export { notRepeated } from './repeats.ts';
export { defineReport, defineReportLike, type ReportDefinition } from './reports.ts';
export {
  crud,
  type DemoSample,
  defineGroup,
  defineResource,
  type GroupDefinition,
  type Permissions,
  type PermissionsWhen,
  type ResourceDefinition,
  type Scope,
} from './resource.ts';
export { defineSettings, type SettingsDefinition } from './settings.ts';
export { addTexts, type DefinitionTexts, type ModelText, textOf, textsOf, withText } from './texts.ts';
export { defineTile, type TileDefinition } from './tiles.ts';
export type { Verb } from './verbs.ts';
