import { describe, expect, it } from 'vitest';
import { contrastOf, inkOn, READABLE } from '#/model/values/contrast.ts';

describe('the contrast of two colours', () => {
  it('is that of WCAG, whichever of them is named first', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'));
    expect(contrastOf('#abcdef', '#abcdef')).toBe(1);
  });

  it('is enough for text on any colour, in black or in white', () => {
    const steps = [0, 51, 102, 115, 118, 128, 153, 204, 255].map((step) => step.toString(16).padStart(2, '0'));
    const worst = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => contrastOf(`#${red}${green}${blue}`, inkOn(`#${red}${green}${blue}`)))),
    );
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(READABLE);
    expect([inkOn('#ffb224'), inkOn('#123456')]).toEqual(['#000000', '#ffffff']);
  });
});
