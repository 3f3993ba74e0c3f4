import { anything } from '#model/language';
import { numeric } from './base/numeric.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    /** Whole minutes. */
    duration: NumberBounds;
  }
  interface KindValues {
    duration: number;
  }
}

/** Whole minutes; read and shown as `h:mm`. */
export const duration = {
  ...numeric<'duration'>({
    traits: { isAddable: true, isAdjustable: true, drawnAs: 'number' },
    words: { default: anything, min: anything, max: anything },
    column: () => 'bigint',
    scale: () => 0,
    min: 0,
    max: 5_256_000,
    wrong: 'not_a_duration',
    tidy(typed) {
      const match = /^(\d+):([0-5]\d)$/.exec(typed);
      return match ? String(Number(match[1]) * 60 + Number(match[2])) : typed;
    },
    format: (value) => hoursText(value),
  }),
  text: (value: unknown) => (typeof value === 'number' ? hoursText(value) : ''),
};

/** Minutes as `h:mm`. */
function hoursText(minutes: number): string {
  const whole = Math.abs(Math.round(minutes));
  return `${minutes < 0 ? '-' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
