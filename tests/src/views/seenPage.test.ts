import { expect, test } from 'vitest';
import { standingOf } from '#/src/views/parts/seenPage.ts';

const page = { ids: [4, 9, 2], page: 2, perPage: 3, total: 8, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

test.each([
  ['between two others', 9, page, { position: 5, total: 8, previous: 4, next: 2, beyond: undefined }],
  ['by the id of an address', '9', page, { position: 5, total: 8, previous: 4, next: 2, beyond: undefined }],
  ['first of a page', 4, page, { position: 4, total: 8, previous: undefined, next: 9, beyond: 1 }],
  ['last of a page', 2, page, { position: 6, total: 8, previous: 9, next: undefined, beyond: 3 }],
  ['first of all', 4, { ...page, page: 1 }, { position: 1, total: 8, previous: undefined, next: 9, beyond: undefined }],
  ['last of all', 2, { ...page, total: 6 }, { position: 6, total: 6, previous: 9, next: undefined, beyond: undefined }],
  [
    'alone on the last page',
    7,
    { ...page, ids: [7], page: 3, total: 7 },
    { position: 7, total: 7, previous: undefined, next: undefined, beyond: 2 },
  ],
])('a record stands %s', (_, id, seen, standing) => {
  expect(standingOf(seen, id)).toEqual(standing);
});

test('what was not in the list stands nowhere', () => {
  expect([standingOf(page, 5), standingOf(undefined, 4), standingOf(page, undefined)]).toEqual([undefined, undefined, undefined]);
});
