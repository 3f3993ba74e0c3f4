/** From the text that PostgreSQL sends to the value the host works with. */
export type Parser = (text: string) => unknown;

/**
 * The parser of a column's type, by its oid: one table for both engines. What is not named here stays text, on purpose:
 * numeric (a decimal string), date, time, timestamp without zone, interval, uuid.
 */
export function parserOf(oid: number): Parser {
  return parsers.get(oid) ?? asText;
}

const asText: Parser = (text) => text;
const asBoolean: Parser = (text) => text === 't';
const asJson: Parser = (text) => JSON.parse(text);
const asBytes: Parser = (text) => Buffer.from(text.slice(2), 'hex');

/** @throws RangeError beyond ±(2⁵³ − 1): a number that JavaScript cannot hold exactly never passes silently. */
function asInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers that can be held exactly`);
  return value;
}

/** `2026-01-02 03:04:05.678901+00` → `2026-01-02T03:04:05.678Z` (microseconds are cut off); infinity and years BC stay text. */
function asInstant(text: string): string {
  const match = INSTANT.exec(text);
  if (!match) return text;
  const [, date, time, fraction = '', zone] = match;
  const milliseconds = `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}`;
  if (zone === '+00') return `${milliseconds}Z`;
  const [hours = '0', minutes = '0', seconds = '0'] = (zone ?? '').slice(1).split(':');
  const offsetMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (zone?.startsWith('-') ? -1000 : 1000);
  return new Date(Date.parse(`${milliseconds}Z`) - offsetMs).toISOString();
}

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-]\d\d(?::\d\d){0,2})$/;

/** `{a,"b,c",NULL}`, nested too: the elements by their own parser. */
function asArray(element: Parser): Parser {
  return (text) => readArray(text, text.indexOf('{'), element).values;
}

function readArray(text: string, start: number, element: Parser): { values: unknown[]; end: number } {
  const values: unknown[] = [];
  let at = start + 1;
  while (text[at] !== '}') {
    if (text[at] === ',') at += 1;
    const { value, end } = text[at] === '{' ? nested(text, at, element) : readElement(text, at, element);
    values.push(value);
    at = end;
  }
  return { values, end: at + 1 };
}

function nested(text: string, at: number, element: Parser) {
  const { values, end } = readArray(text, at, element);
  return { value: values, end };
}

function readElement(text: string, start: number, element: Parser): { value: unknown; end: number } {
  const pattern = text[start] === '"' ? QUOTED : BARE;
  pattern.lastIndex = start;
  const raw = pattern.exec(text)?.[0] ?? '';
  if (raw === '') throw new SyntaxError(`not an array: ${text}`);
  const end = start + raw.length;
  if (pattern === BARE) return { value: raw === 'NULL' ? null : element(raw), end };
  return { value: element(raw.slice(1, -1).replace(/\\(.)/gs, '$1')), end };
}

const QUOTED = /"(?:[^"\\]|\\.)*"/sy;
const BARE = /[^,}]+/y;

/** [type's oid, oid of its array, parser]. */
const TYPES: ReadonlyArray<readonly [number, number, Parser]> = [
  [16, 1000, asBoolean],
  [17, 1001, asBytes],
  [20, 1016, asInteger], // int8
  [21, 1005, asInteger], // int2
  [23, 1007, asInteger], // int4
  [26, 1028, asInteger], // oid
  [700, 1021, Number], // float4
  [701, 1022, Number], // float8
  [114, 199, asJson],
  [3802, 3807, asJson], // jsonb
  [1184, 1185, asInstant], // timestamptz
  [19, 1003, asText], // name
  [25, 1009, asText], // text
  [1042, 1014, asText], // char(n)
  [1043, 1015, asText], // varchar
  [1082, 1182, asText], // date
  [1083, 1183, asText], // time
  [1114, 1115, asText], // timestamp
  [1186, 1187, asText], // interval
  [1700, 1231, asText], // numeric
  [2950, 2951, asText], // uuid
];

const parsers = new Map<number, Parser>(
  TYPES.flatMap(([oid, arrayOid, parser]) => [[oid, parser] as const, [arrayOid, asArray(parser)] as const]),
);
