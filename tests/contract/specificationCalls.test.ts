import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#/tests/specification/calls.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp();
});
afterAll(() => host.close());

const isThere = (method: string, path: string) => host.app.hasRoute({ method: method as 'GET', url: path.replaceAll(/\{[^}]+\}/g, ':id') });

describe('the calls of the specification', () => {
  it.each(calls.map(([method, path]) => [`${method} ${path}`, method, path] as const))('%s is there', (_, method, path) => {
    expect(isThere(method, path)).toBe(true);
  });
});
