export { notRepeated } from '#/model/language/repeats.ts';
export { byName } from './byName.ts';
export { COMMENT_CALLS, type CommentCall, commentedAs, commentsPath, hasComments } from './comments.ts';
export { fieldsOf, hiddenFields, isEmpty, isReadonlyBy, isRequiredBy, keptBy, matches } from './conditions.ts';
export { CHANGES, type Change, changesToTell, isKnownEvent } from './events.ts';
export { compute, computeText, type Expression, endingOf, fieldsRead, type TextExpression } from './expressions.ts';
export { field } from './fieldBuilder.ts';
export type {
  Check,
  Condition,
  Field,
  FieldOf,
  Fields,
  Kind,
  KindOptions,
  LineOf,
  Rules,
  Tone,
  ValueOf,
} from './fields.ts';
export { anything, expressionShape, fieldShapes, ruleShapes, type Words, words } from './fieldWords.ts';
export {
  type Doing,
  doingOf,
  establishmentColumn,
  establishmentField,
  establishmentsOfRecord,
  heldInEstablishments,
  mustHoldEverywhere,
} from './heldIn.ts';
export { mayBeOfPlatform } from './ofPlatform.ts';
export { permissionFor, permissionsOf } from './permissions.ts';
export { namedValue, type Problem, type ProblemKey, problem } from './problems.ts';
export type { Defined, DraftLineOf, DraftOf, InputOf, ReadInputOf, RecordOf, SystemField } from './record.ts';
export { defineReport, defineReportLike, type ReportDefinition } from './reports.ts';
export {
  crud,
  type DemoOptions,
  type DemoSample,
  defineGroup,
  defineResource,
  type GroupDefinition,
  type HeldIn,
  type Permissions,
  type PermissionsWhen,
  type ResourceDefinition,
  type Scope,
} from './resource.ts';
export { defineSettings, type SettingsDefinition } from './settings.ts';
export { addTexts, type DefinitionTexts, type ModelText, textOf, textsOf, withText } from './texts.ts';
export { defineTile, type TileDefinition } from './tiles.ts';
export { defineVariant, type VariantDefinition } from './variants.ts';
export { takesKey, type Verb, type VerbInputOf, type Verbs } from './verbs.ts';
