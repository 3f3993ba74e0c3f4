import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, divide, multiply, round, toNumber, toText } from '#/model/values/decimal.ts';

describe('a decimal', () => {
  test.each([
    ['0.1', '0.1'],
    ['-12.50', '-12.5'],
    ['1e-7', '0.0000001'],
    ['1.5e3', '1500'],
    ['.5', '0.5'],
    ['0', '0'],
    ['-0', '0'],
    ['99999999999.9999', '99999999999.9999'],
  ])('reads %s as %s', (text, expected) => {
    expect(toText(decimal(text))).toBe(expected);
  });

  test.each(['', 'abc', '1,5', '1.2.3', '.', 'NaN', 'Infinity', '--1'])("refuses '%s'", (text) => {
    expect(() => decimal(text)).toThrow(RangeError);
  });

  test('adds what floating point cannot', () => {
    expect(toNumber(decimal(0.1) + decimal(0.2))).toBe(0.3);
    expect(toNumber(multiply(decimal(1.1), decimal(3)))).toBe(3.3);
  });

  test.each([
    [2.5, 0, 2],
    [3.5, 0, 4],
    [-2.5, 0, -2],
    [0.125, 2, 0.12],
    [0.135, 2, 0.14],
    [1.005, 2, 1],
    [10, 2, 10],
  ])('rounds %d to %d decimals half to even: %d', (value, scale, expected) => {
    expect(toNumber(round(decimal(value), scale))).toBe(expected);
  });

  test('comes back from its text', () => {
    fc.assert(fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (value) => decimal(toText(value)) === value));
  });

  test('of money comes back from its number, and sums exactly in minor units', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 30 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + decimal(amount / 100), 0n);
        expect(Math.round(toNumber(sum) * 100)).toBe(amounts.reduce((total, amount) => total + amount, 0));
      }),
    );
  });

  test('divided and multiplied again is itself to the last place but rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9_999 }),
        (a, b) => round(multiply(divide(decimal(a), decimal(b)), decimal(b)), 6) === decimal(a),
      ),
    );
    expect(() => divide(1n, 0n)).toThrow('Division by zero');
  });
});
