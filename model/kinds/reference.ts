import { anything, type FieldOf, type Problem, problem, words } from '#model/language';
import { compareNumbers, type KindPart } from './base/part.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    reference: ReferenceOptions;
  }
}

/** Whether a value is a record's id on the wire. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/**
 * Another record by its id; a list of ids where `many`; `{type, id}` where one of several targets. Whether it exists only the host can say.
 */
export const reference: KindPart<'reference'> = {
  traits: { isRepeated: true, isChosen: true, besideTitle: 'each' },
  words: { to: anything, many: anything, onDelete: anything, where: { each: words<{ field: string }>({ field: anything }) } },
  column: (field) => (field.many ? null : 'bigint'),
  parse(text, field) {
    const parts = text
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
    if (field.many) return parts.every((part) => /^\d+$/.test(part)) ? { value: parts.map(Number) } : { problem: problem('wrong_type_id') };
    if (!parts.length) return { value: null };
    const target = /^(?:([a-z-]+):)?(\d+)$/.exec(parts[0] ?? '');
    if (!target) return { problem: problem('wrong_type_id') };
    return { value: typeof field.to === 'string' ? Number(target[2]) : { type: target[1], id: Number(target[2]) } };
  },
  text: (value) => (Array.isArray(value) ? value.join(';') : isTarget(value) ? `${value.type}:${value.id}` : String(value ?? '')),
  format: (value) => (Array.isArray(value) ? value.join(', ') : isTarget(value) ? `${value.id}` : String(value ?? '')),
  validate(value, field) {
    if (field.many) return validateMany(value);
    if (typeof field.to === 'string') return isId(value) ? null : problem('wrong_type_id');
    if (!isTarget(value) || !isId(value.id)) return problem('wrong_type_id');
    return field.to.includes(value.type) ? null : problem('not_an_option', { options: field.to.join(', ') });
  },
  compare: compareNumbers,
  // A made-up id would not exist: whoever makes records chooses among stored ones.
  sample: (_seed, field) => (field.many ? [] : null),
  schema: schemaOf,
};

function validateMany(value: unknown): Problem | null {
  if (!Array.isArray(value)) return problem('wrong_type_list');
  if (value.length > 1000) return problem('too_many_lines', { max: 1000 });
  return value.every(isId) ? null : problem('wrong_type_id');
}

function isTarget(value: unknown): value is { type: string; id: number } {
  return typeof value === 'object' && value !== null && 'type' in value && 'id' in value && Object.keys(value).length === 2;
}

const ID = { type: 'integer', minimum: 1 } as const;

function schemaOf(field: FieldOf<'reference'>) {
  if (field.many) return { type: 'array', items: ID, maxItems: 1000 };
  if (typeof field.to === 'string') return ID;
  return { type: 'object', properties: { type: { enum: field.to }, id: ID }, required: ['type', 'id'], additionalProperties: false };
}
