import fc from 'fast-check';

/** Names that every object has, or that a language treats as its own. */
export const HOSTILE_KEYS = [
  'toString',
  'valueOf',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'prototype',
  'length',
  'then',
  'toJSON',
  '',
  ' ',
  '0',
  'a.b',
  '$gt',
];

/** Days far away, or on no calendar at all. */
export const FAR_DAYS = [
  '0001-01-01',
  '0000-01-01',
  '0099-12-31',
  '1582-10-10',
  '9999-12-31',
  '2024-02-30',
  '2026-13-01',
  '-000001-01-01',
  '+275760-09-13',
];

const FAR_MOMENTS = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31 23:59:59',
  '2026-03-29 02:30:00',
  '2026-01-01T00:00:00+99:99',
  '24:00',
  '25:61',
];

const TEXTS = [
  ...['', ' ', 'x', 'null', 'undefined', 'NaN', '-Infinity', '1e308', '1e9999999', '0x10', '-1', '٣', '[object Object]', 'true'],
  ...[
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '👩‍👩‍👧',
    '\u202eabc',
    '\u2028',
    '%',
    '_\\%',
    "'; drop table users; --",
    '../../etc/passwd',
    '<script>',
    '=1+1',
    '{{7*7}}',
    '$1',
  ],
];

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e-7,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
];

const SHAPES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    {},
    [],
    [[]],
    [null],
    [1, 1],
    ['x'],
    [{}],
    [[1], [2]],
    { a: { b: {} } },
    { length: 3 },
    { type: 'toString', id: 1 },
    { type: 'x', id: {} },
  ],
  ...[
    { toString: 1 },
    { valueOf: 1 },
    [{ toString: 1, valueOf: 2 }],
    { gte: '0001-01-01', lte: '9999-12-31' },
    { toString: 1, contains: '' },
    { contains: { a: 1 } },
  ],
  ...[{ gte: null }, { gt: [] }, { lt: { gt: 1 } }, { field: 'id' }, { id: 1 }, { id: '1' }, [{ id: 1 }, { id: 1 }]],
];

/** Anything that is not what was asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SHAPES) },
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...FAR_DAYS, ...FAR_MOMENTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_KEYS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 500 }).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(400, 20_000).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: fc.constantFrom(500, 1_001).map((length) => Array.from({ length }, (_, at) => at + 1)) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** One step away from a valid body. */
export interface Mutation {
  how: 'replace' | 'remove' | 'add' | 'rename' | 'repeat' | 'wrap';
  /** Which part of the body, counted round. */
  where: number;
  key: string;
  value: unknown;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'remove', 'add', 'add', 'rename', 'repeat', 'wrap'),
  where: fc.nat({ max: 10_000 }),
  key: fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.string({ maxLength: 8 })),
  value: hostileValue,
});

type Parent = Record<string | number, unknown>;

const SELDOM = 20;

/** The body with one part changed; the given one stays as it is. */
export function mutated(body: unknown, { how: wanted, where, key, value }: Mutation): unknown {
  const root = { body: copied(body) };
  const [whole, ...parts] = placesIn(root);
  // What is no object at all is refused before anything else is looked at: seldom.
  const isWhole = where % SELDOM === 0;
  const places = parts.length && !isWhole ? parts : [whole];
  const how = parts.length || isWhole ? wanted : 'add';
  const { parent, at } = places[where % places.length] as { parent: Parent; at: string | number };
  const old = parent[at];
  if (how === 'remove' && parent !== root) {
    if (Array.isArray(parent)) parent.splice(Number(at), 1);
    else delete parent[at];
  } else if (how === 'add' && isRecord(old)) put(old, key, value);
  else if (how === 'rename' && isRecord(parent) && parent !== root) {
    delete parent[at];
    put(parent, key, old);
  } else if (how === 'repeat' && Array.isArray(old)) parent[at] = [...old, ...old];
  else parent[at] = how === 'wrap' ? [old] : value;
  return root.body;
}

function placesIn(root: object): { parent: Parent; at: string | number }[] {
  const places: { parent: Parent; at: string | number }[] = [];
  const waiting: object[] = [root];
  for (let parent = waiting.pop(); parent; parent = waiting.pop())
    for (const at of Object.keys(parent)) {
      const value = (parent as Parent)[at];
      places.push({ parent: parent as Parent, at });
      if (isRecord(value) || Array.isArray(value)) waiting.push(value);
    }
  return places;
}

/** Values of a class of its own stand for something and stay whole. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)])) : value;
}

/** Assigning `__proto__` would not make a key. */
function put(record: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
}
