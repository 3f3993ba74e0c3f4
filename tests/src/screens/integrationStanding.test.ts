import { expect, it } from 'vitest';
import { standingOf } from '#/src/screens/integrations/integration.ts';

const connection = { id: 1, state: null, attention: null };

it('says how a connection stands: what needs a look before everything else', () => {
  expect(standingOf({ connection: null })).toBeUndefined();
  expect(standingOf({ connection })?.state).toBe('added');
  expect(standingOf({ connection: { ...connection, state: 'not_connected' } })?.state).toBe('not_connected');
  expect(standingOf({ connection: { ...connection, state: 'connected' } })).toEqual({ state: 'connected', tone: 'success' });
  expect(standingOf({ connection: { ...connection, state: 'connected', attention: 'Why' } })?.state).toBe('attention');
  expect(standingOf({ connection: { ...connection, state: 'sign_in_again' } })?.state).toBe('attention');
});
