import { describe, expect, it } from 'vitest';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { chosenOf, type EventRow, eventGroups, withChosen } from '#/src/widgets/events/eventRows.ts';

const groups = eventGroups(model);
const rowOf = (name: string): EventRow =>
  present(
    groups.flatMap(({ rows }) => rows).find(({ resource }) => resource.name === name),
    name,
  );

describe('the events of a webhook', () => {
  it('are chosen by resource: all of its changes are kept as one, others stay', () => {
    const chosen = new Set(['orders.created']);
    expect(withChosen(groups, chosen, rowOf('products'), ['deleted', 'created'])).toEqual([
      'orders.created',
      'products.created',
      'products.deleted',
    ]);
    expect(withChosen(groups, chosen, rowOf('products'), ['created', 'updated', 'deleted'])).toEqual(['orders.created', 'products.*']);
    expect(withChosen(groups, chosen, rowOf('orders'), [])).toEqual([]);
  });

  it('are shown as chosen, one by one or together', () => {
    expect(chosenOf(rowOf('products'), new Set(['products.updated']))).toEqual(['updated']);
    expect(chosenOf(rowOf('products'), new Set(['products.*']))).toEqual(['created', 'updated', 'deleted']);
    expect(chosenOf(rowOf('orders'), new Set(['*']))).toEqual(['created', 'updated']);
  });
});
