import { describe, expect, it } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { deviceName } from '#/src/views/show/deviceName.ts';
import { relatedLists } from '#/src/views/show/relatedLists.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';

describe('related lists', () => {
  const everything: Parameters<typeof relatedLists>[3] = { canList: () => true, canRead: () => true };
  const told = (of: string, reader = everything) =>
    relatedLists(model, resourceOf(model, of), 5, reader)
      .filter(({ resource }) => resource.name.startsWith('specimen'))
      .map(({ resource, filter }) => [resource.name, filter]);

  it('are those that refer to a record: by a field, by many, by one of several targets, or in rows', () => {
    expect(told('taxes')).toEqual([
      ['specimens', { holder: [5] }],
      ['specimens', { spare: [5] }],
      ['specimens', { tags: [5] }],
      ['specimens', { subject: [{ type: 'taxes', id: 5 }] }],
      ['specimens', { rows: { tax: 5 } }],
    ]);
    expect(told('specimens')).toEqual([['specimen-notes', { specimen: [5] }]]);
  });

  it('of a business are its own records, each with the business for a new one', () => {
    const lists = relatedLists(model, resourceOf(model, 'clients'), 5, everything);
    const users = lists.find(({ resource }) => resource.name === 'users');
    expect(users).toMatchObject({ filter: { client_id: 5 }, initial: { client_id: 5 } });
    expect(lists.filter(({ resource }) => resource.scope !== 'client' || !resource.permissions.create)).toEqual([]);
  });

  it('are left out where one may not list them, or not see the field', () => {
    expect(told('specimens', { ...everything, canList: ({ name }) => name !== 'specimen-notes' })).toEqual([]);
    expect(told('taxes', { ...everything, canRead: ({ kind }) => kind !== 'reference' })).toEqual([]);
  });

  it('name a table once, by the resource itself before its variants', () => {
    const names = relatedLists(model, resourceOf(model, 'categories'), 5, everything).map(({ resource }) => resource.name);
    expect(names).toContain('products');
    expect(names).not.toContain('retail-products');
    const retail = relatedLists(model, resourceOf(model, 'categories'), 5, {
      ...everything,
      canList: ({ name }) => name === 'retail-products',
    });
    expect(retail.map(({ resource }) => resource.name)).toContain('retail-products');
  });
});

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    ['curl/8.5.0', 'curl'],
  ])('%s', (agent, name) => expect(deviceName(agent)).toBe(name));
});
