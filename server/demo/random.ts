import { present } from '#/model/values/shapes.ts';
/** Chance that comes out the same every time: demo data of one day are the same on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  /** @throws where there is nothing to choose from */
  pick<T>(from: readonly T[]): T;
  /** By weights, which need no certain sum. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** A UUID of version 4. */
  uuid(): string;
}

/** Chance from a text: mulberry32, seeded by FNV-1a. */
export function randomFrom(seed: string): Random {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new RangeError('There is nothing to choose from');
      return present(from[whole(0, from.length - 1)], 'one to choose');
    },
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      return present(from.at(-1), 'one to choose')[0];
    },
    uuid() {
      const hex = Array.from({ length: 4 }, () =>
        Math.floor(next() * 4_294_967_296)
          .toString(16)
          .padStart(8, '0'),
      ).join('');
      const variant = '89ab'[whole(0, 3)];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
