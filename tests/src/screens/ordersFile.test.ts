import { describe, expect, it } from 'vitest';
import { documentOf } from '#/src/screens/integrations/ordersFile.ts';

describe('a file of orders', () => {
  it('is its document; a bare list is one of orders', () => {
    expect(documentOf('{"order":{"id":1}}')).toEqual({ order: { id: 1 } });
    expect(documentOf('[{"id":1}]')).toEqual({ orders: [{ id: 1 }] });
  });

  it.each(['', 'Name,Total', '12', 'null', '"order"'])('is none where it says %s', (text) => {
    expect(() => documentOf(text)).toThrow(SyntaxError);
  });
});
