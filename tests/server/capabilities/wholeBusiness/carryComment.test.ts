import { expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { carryCommentText, carryMentions } from '#/server/capabilities/wholeBusiness/import/carryComment.ts';

const carrying = {
  model,
  numberOf: (table: string, id: number) => (table === 'users' && id < 10 ? id + 100 : undefined),
  addressOf: () => undefined,
};
const mentions = [
  { id: 3, name: 'Ana Ruiz' },
  { id: 70, name: 'Lea Ving' },
];

it('names people by the numbers that they have here, and who is gone in letters', () => {
  const text = '@{3}, @{70}: https://a.test/3, {3} @ 70';
  expect(carryCommentText(carrying, text, mentions)).toBe('@{103}, @Lea Ving: https://a.test/3, {3} @ 70');
  expect(carryMentions(carrying, mentions)).toEqual([{ id: 103, name: 'Ana Ruiz' }]);
});

it('takes nothing for people that are none', () => {
  expect(carryCommentText(carrying, 'Ask @{70}', 'nobody')).toBe('Ask @');
  expect([carryMentions(carrying, null), carryMentions(carrying, [3, { id: 'x' }])]).toEqual([[], []]);
});
