import { describe, expect, test } from 'vitest';
import { commentParts, mentionedIn, spokenComment, storedComment } from '#/model/values/commentText.ts';

const link = (address: string) => ({ kind: 'link', address });
const text = (typed: string) => ({ kind: 'text', text: typed });

describe('a comment in pieces', () => {
  test('has people and addresses, and keeps everything else as it was typed', () => {
    expect(commentParts('Ask @{12}:\nsee https://a.test/b?c=1, or @{7}')).toEqual([
      text('Ask '),
      { kind: 'person', id: 12 },
      text(':\nsee '),
      link('https://a.test/b?c=1'),
      text(', or '),
      { kind: 'person', id: 7 },
    ]);
    expect(mentionedIn('@{12} and @{7}, @{12}')).toEqual([12, 7]);
  });

  test.each([
    ['(https://a.test/x)', 'https://a.test/x'],
    ['see https://a.test/wiki/B_(c).', 'https://a.test/wiki/B_(c)'],
    ['HTTPS://A.test!', 'HTTPS://A.test'],
    ['<https://a.test/"x', 'https://a.test/'],
  ])('finds the address in %s', (typed, address) => {
    const parts = commentParts(typed);
    expect(parts.filter(({ kind }) => kind === 'link')).toEqual([link(address)]);
    expect(parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'link' ? part.address : '')).join('')).toBe(typed);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.test', 'www.a.test', 'https://', '@{}', '@{x}', '<b>@ {1}</b>'])(
    'makes nothing of %s',
    (typed) => {
      expect(commentParts(typed)).toEqual([text(typed)]);
    },
  );
});

describe('what is typed', () => {
  const people = [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Ana Ruiz' },
    { id: 3, name: 'Иван' },
  ];

  test('becomes the people who were chosen, longer names first, and back', () => {
    const stored = storedComment('@Ana Ruiz, @Ana and @Иван: mail ana@Ana.test', people);
    expect(stored).toBe('@{2}, @{1} and @{3}: mail ana@{1}.test');
    expect(spokenComment('@{2}, @{1}', (id) => people.find((one) => one.id === id)?.name ?? '')).toBe('@Ana Ruiz, @Ana');
  });

  test('leaves names alone that go on, or that nobody chose', () => {
    expect(storedComment('@Anabel and @Bo, @Ana2', people)).toBe('@Anabel and @Bo, @Ana2');
  });
});
