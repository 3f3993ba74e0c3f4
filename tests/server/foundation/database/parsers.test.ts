import { afterAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { openWalledEmbedded } from './engines.ts';

const server = process.env.TEST_DATABASE_URL;
const engines = [
  { engine: 'embedded', open: () => openWalledEmbedded() },
  ...(server === undefined ? [] : [{ engine: 'postgres', open: () => openDatabase({ databaseUrl: server }) }]),
];

/** [SQL, what the host works with] */
const values: [string, unknown][] = [
  ["'9007199254740991'::bigint", 9_007_199_254_740_991],
  ['42::int', 42],
  ['-3::smallint', -3],
  ['1.5::float8', 1.5],
  ["'NaN'::float8", Number.NaN],
  ['12345678901234567890.1200::numeric(24,4)', '12345678901234567890.1200'],
  ['count(*)', 1],
  ['true', true],
  ['null::boolean', null],
  ["'2026-01-02'::date", '2026-01-02'],
  ["'23:59:59'::time", '23:59:59'],
  ["'2026-01-02 03:04:05'::timestamp", '2026-01-02 03:04:05'],
  ["'2026-01-02 03:04:05.678901+00'::timestamptz", '2026-01-02T03:04:05.678Z'],
  ["'2026-07-01 03:04:05+05:30'::timestamptz", '2026-06-30T21:34:05.000Z'],
  ["'2026-01-02 03:04:05.6+00'::timestamptz(3)", '2026-01-02T03:04:05.600Z'],
  ["'infinity'::timestamptz", 'infinity'],
  ["'1 day 02:00:00'::interval", '1 day 02:00:00'],
  [`'{"a": [1, null, "é"]}'::jsonb`, { a: [1, null, 'é'] }],
  ["'7'::json", 7],
  [
    `array['plain', 'with "quotes"', 'comma, and }', 'back\\slash', '', null, 'NULL']`,
    ['plain', 'with "quotes"', 'comma, and }', 'back\\slash', '', null, 'NULL'],
  ],
  ['array[1, 2, null]::bigint[]', [1, 2, null]],
  [
    'array[[1, 2], [3, 4]]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["'[0:1]={5,6}'::int[]", [5, 6]],
  ["'{}'::text[]", []],
  ["array['2026-01-02 03:04:05+00'::timestamptz]", ['2026-01-02T03:04:05.000Z']],
  ['array[1.50]::numeric[]', ['1.50']],
  [`array['{"a": 1}'::jsonb]`, [{ a: 1 }]],
  ["'\\x00ff'::bytea", Buffer.from([0, 255])],
  ["'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid", 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
];

/** [type, what the host passes, what comes back] */
const parameters: [string, unknown, unknown][] = [
  ['bigint', 7, 7],
  ['numeric', '0.10', '0.10'],
  ['boolean', false, false],
  ['text', 'é', 'é'],
  ['text', null, null],
  ['text[]', ['a', 'b,c', null], ['a', 'b,c', null]],
  ['bigint[]', [1, 2], [1, 2]],
  ['jsonb', { a: [1] }, { a: [1] }],
  ['jsonb', JSON.stringify([1, 2]), [1, 2]],
  ['timestamptz', new Date('2026-01-02T03:04:05.678Z'), '2026-01-02T03:04:05.678Z'],
  ['timestamptz', '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
  ['date', '2026-01-02', '2026-01-02'],
  ['bytea', Buffer.from([1, 2]), Buffer.from([1, 2])],
];

describe.each(engines)('values on $engine', ({ open }) => {
  let opened: Promise<Database> | undefined;
  const database = () => {
    opened ??= open();
    return opened;
  };
  afterAll(async () => (await opened)?.close());

  it.each(values)('reads %s', async (expression, expected) => {
    const { rows } = await (await database()).direct(`select ${expression} as value`);
    expect(rows).toEqual([{ value: expected }]);
  });

  it.each(['9007199254740992', '-9007199254740992', '9223372036854775807'])(
    'refuses the integer %s, which it could not hold exactly',
    async (text) => {
      await expect((await database()).direct(`select ${text}::bigint`)).rejects.toThrow(RangeError);
      await expect((await database()).direct(`select array[${text}::bigint]`)).rejects.toThrow(RangeError);
      expect((await (await database()).direct('select 1 as fine')).rows).toEqual([{ fine: 1 }]);
    },
  );

  it.each(parameters)('passes a %s: %j', async (type, value, expected) => {
    const { rows } = await (await database()).direct(`select $1::${type} as value`, [value]);
    expect(rows).toEqual([{ value: expected }]);
  });
});
