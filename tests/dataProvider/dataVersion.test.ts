import { describe, expect, test } from 'vitest';
import { withDataVersion } from '#/dataProvider/dataVersion.ts';

/** A host that answers these versions one after the other, and what it was told. */
function host(answers: readonly (string | undefined)[]) {
  const told: (string | null)[] = [];
  const send: typeof fetch = async (_input, init) => {
    told.push(new Headers(init?.headers).get('data-version'));
    const said = answers[told.length - 1];
    return new Response('{}', { headers: said === undefined ? {} : { 'data-version': said } });
  };
  return { call: withDataVersion(send), told };
}

describe('how much of the data this page has seen', () => {
  test('is told with each call, as the answers say it, and never less', async () => {
    const { call, told } = host(['0/20', undefined, '0/10', '0/30', undefined]);
    for (let time = 0; time < 5; time += 1) await call('/api/product/list', { headers: { accept: 'application/json' } });
    expect(told).toEqual([null, '0/20', '0/20', '0/20', '0/30']);
  });

  test('is forgotten where the host does not know it', async () => {
    const { call, told } = host(['0/20', 'unknown', undefined]);
    for (let time = 0; time < 3; time += 1) await call('/api/product/list');
    expect(told).toEqual([null, '0/20', null]);
  });

  test('is said to no host that has never said it, and leaves the other headers as they are', async () => {
    const sent: Headers[] = [];
    const call = withDataVersion(async (_input, init) => {
      sent.push(new Headers(init?.headers));
      return new Response('{}');
    });
    await call('/api/product/list');
    await call('/api/product/list', { method: 'POST', headers: { authorization: 'Bearer x' } });
    expect([...(sent[1] as Headers)]).toEqual([['authorization', 'Bearer x']]);
  });
});
