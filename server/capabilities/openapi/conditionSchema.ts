import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { type Condition, type Fields, isEmpty, matches } from '#model/language';
import { EMPTY, FILLED } from './valueSchema.ts';

/** Never true. */
const NEVER: JsonSchema = { not: {} };
const LIMITS = { lt: 'exclusiveMaximum', lte: 'maximum', gt: 'exclusiveMinimum', gte: 'minimum' } as const;

/**
 * A condition as JSON Schema of the body that makes a record: absent fields have their default there. Undefined where the
 * condition compares two fields or texts by order, which JSON Schema cannot say.
 */
export function conditionSchema(condition: Condition, fields: Fields): JsonSchema | undefined {
  if ('all' in condition && Array.isArray(condition.all)) return joined('allOf', condition.all, fields);
  if ('any' in condition && Array.isArray(condition.any)) return condition.any.length ? joined('anyOf', condition.any, fields) : NEVER;
  if ('not' in condition && condition.not && typeof condition.not === 'object') {
    const inner = conditionSchema(condition.not as Condition, fields);
    return inner && { not: inner };
  }
  const parts = Object.entries(condition).map(([name, test]) => fieldCondition(name, test, fields));
  return parts.every((part) => part !== undefined) ? joinedParts('allOf', parts) : undefined;
}

function joined(word: 'allOf' | 'anyOf', conditions: readonly Condition[], fields: Fields): JsonSchema | undefined {
  const parts = conditions.map((condition) => conditionSchema(condition, fields));
  return parts.every((part) => part !== undefined) ? joinedParts(word, parts) : undefined;
}

function joinedParts(word: 'allOf' | 'anyOf', parts: readonly JsonSchema[]): JsonSchema {
  return parts.length > 1 ? { [word]: parts } : (parts[0] ?? {});
}

function fieldCondition(name: string, test: unknown, fields: Fields): JsonSchema | undefined {
  if (test === undefined) return {};
  const value = valueTest(test, fields[name]?.kind);
  if (!value) return undefined;
  const field = fields[name];
  const preset = field && 'default' in field ? field.default : undefined;
  const passesAbsent = matches({ [name]: test }, { [name]: preset ?? null });
  // A default also stands in for a value that is empty.
  const validated = isEmpty(preset) || field?.required ? value : passesAbsent ? { anyOf: [EMPTY, value] } : { allOf: [FILLED, value] };
  return { properties: { [name]: validated }, ...(passesAbsent ? {} : { required: [name] }) };
}

function valueTest(test: unknown, kind: string | undefined): JsonSchema | undefined {
  // These are tidied before they are validated: an instant has many spellings, an address is put into lower case.
  if ((kind === 'datetime' || kind === 'email') && !isAboutPresence(test)) return undefined;
  if (Array.isArray(test)) return oneOf(test);
  if (test === null || typeof test !== 'object') return oneOf([test]);
  const parts = Object.entries(test).map(([operator, operand]) => operatorTest(operator, operand));
  return parts.every((part) => part !== undefined) ? joinedParts('allOf', parts) : undefined;
}

function operatorTest(operator: string, operand: unknown): JsonSchema | undefined {
  if (operand !== null && typeof operand === 'object') return undefined;
  if (operator === 'is') return oneOf([operand]);
  if (operator === 'filled') return operand === true ? FILLED : EMPTY;
  if (operator === 'not') {
    const same = oneOf([operand]);
    return same && { not: same };
  }
  const limit = LIMITS[operator as keyof typeof LIMITS];
  if (isEmpty(operand)) return {};
  return limit && typeof operand === 'number' ? { anyOf: [EMPTY, { type: 'number', [limit]: operand }] } : undefined;
}

function oneOf(values: readonly unknown[]): JsonSchema | undefined {
  if (values.some((value) => value !== null && typeof value === 'object')) return undefined;
  const [filled, empty] = [values.filter((value) => !isEmpty(value)), values.some(isEmpty)];
  const among: JsonSchema[] = filled.length ? [filled.length === 1 ? { const: filled[0] } : { enum: filled }] : [];
  if (empty) among.push(EMPTY);
  return among.length ? joinedParts('anyOf', among) : NEVER;
}

function isAboutPresence(test: unknown): boolean {
  return (
    test === null || (typeof test === 'object' && !Array.isArray(test) && Object.keys(test).every((operator) => operator === 'filled'))
  );
}
