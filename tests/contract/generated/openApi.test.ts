import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isApiPath } from '#/server/foundation/http/notFound.ts';
import type { OpenApiDocument } from '#/server/foundation/http/openApiTypes.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { conformance } from '#/tests/support/conformance.ts';
import { specimenApp } from '#/tests/support/specimenApp.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { share } from '#/tests/support/thorough.ts';

let host: TestApp;
let document: OpenApiDocument;
/** `GET /api/tax/{id}`, seen by ourselves as Fastify registers it. */
const registered = new Set<string>();

function watchRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (isApiPath(url) && one !== 'HEAD' && one !== 'OPTIONS') registered.add(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', watchRoutes);
  host = await specimenApp();
  unsubscribe('fastify.initialization', watchRoutes);
  document = (await host.call('GET', '/api/openapi.json')).body;
});
afterAll(() => host.close());

const documented = () =>
  Object.entries(document.paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`));

describe('the OpenAPI document', () => {
  test('holds every route of the host; one that no definition makes says what it is with `config: { describes }`', () => {
    expect(registered.size).toBeGreaterThan(40);
    expect([...registered].filter((route) => !documented().includes(route))).toEqual([]);
  });

  test('holds no call that the host does not answer', () => {
    expect(documented().filter((call) => !registered.has(call))).toEqual([]);
  });

  test('names the permission of each generic call, and of each side where two variants share a path', () => {
    for (const resource of Object.values(model.resources)) {
      for (const [call, path, method] of [
        ['list', resource.paths?.list ?? `${resource.endpoint}/list`, 'post'],
        ['view', `${resource.endpoint}/{id}`, 'get'],
        ['create', resource.endpoint, 'post'],
        ['edit', `${resource.endpoint}/{id}`, 'put'],
        ['delete', `${resource.endpoint}/{id}`, 'delete'],
      ] as const) {
        const permission = resource.permissions[call];
        if (!permission) continue;
        const named = document.paths[path]?.[method]?.['x-permission'];
        expect(typeof named === 'object' ? Object.values(named) : [named], `${resource.name} ${call}`).toContainEqual(
          expect.stringMatching(new RegExp(`\\b${permission}\\b`)),
        );
      }
    }
    expect(document.paths['/api/admin/clients/establishment']?.post?.['x-permission']).toEqual({
      client: 'EstablishmentCreate',
      platform: 'SuperAdminEstablishmentCreate',
    });
  });

  test('has unique operation ids, references that lead somewhere, and schemas that compile', () => {
    const calls = Object.values(document.paths).flatMap((one) => Object.values(one));
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
    const refs = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, ref]) => ref as string));
    const parts = Object.entries(document.components).flatMap(([part, components]) =>
      Object.keys(components ?? {}).map((name) => `${part}/${name}`),
    );
    expect(refs.size).toBeGreaterThan(100);
    expect([...refs].filter((ref) => !parts.includes(ref))).toEqual([]);
    const validate = conformance(document);
    for (const name of share(Object.keys(document.components.schemas), 8, 'compiled'))
      expect(() => validate.refusal(name, {})).not.toThrow();
    for (const path of Object.keys(document.paths))
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(JSON.stringify(document.paths[path]), path).toContain(`"name":"${name}"`);
  });

  test('asks for no token where none is needed', async () => {
    for (const [path, calls] of Object.entries(document.paths)) {
      for (const [method, call] of Object.entries(calls)) {
        const { status } = await host.call(method.toUpperCase() as 'GET', path.replace(/\{\w+\}/g, '1'), method === 'get' ? undefined : {});
        expect(status === 401 && path !== '/oauth/token', `${method} ${path}`).toBe(call.security === undefined);
      }
    }
  });

  test('is kept by a reader as long as its tag is the same', async () => {
    const first = await host.call('GET', '/api/openapi.json');
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['content-type']).toContain('application/json');
    const again = await host.call('GET', '/api/openapi.json', undefined, undefined, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('says what rules ask of a new record', () => {
    const input = document.components.schemas.SpecimensInput;
    const validate = conformance(document);
    const body = { establishment_id: 1, title: 'One', price: 1, shape: 'flat', holder: 1 };
    // As JSON says them: what a rule says in other languages is no part of it.
    expect(input?.['x-rules']).toEqual(JSON.parse(JSON.stringify(model.resources.specimens?.rules)));
    expect(validate.refusal('SpecimensInput', body)).toBeNull();
    expect(validate.refusal('SpecimensInput', { ...body, shape: 'round' })).toContain('radius');
    expect(validate.refusal('SpecimensInput', { ...body, radius: 3 })).toContain('radius');
    expect(validate.refusal('SpecimensInput', { ...body, shape: 'round', radius: 3 })).toBeNull();
    expect(validate.refusal('SpecimensInput', { ...body, price: 60 })).toContain('code');
    expect(validate.refusal('SpecimensInput', { ...body, price: 60, active: false })).toBeNull();
    expect(validate.refusal('SpecimensInput', { ...body, shape: 'square' })).toContain('ratio');
    expect(validate.refusal('SpecimensInput', { ...body, state: 'closed' })).toContain('additional');
  });

  test('can be read as a page of our own, which loads nothing from elsewhere', async () => {
    const page = await host.call('GET', '/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    const loaded = [...String(page.body).matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address as string);
    expect(loaded).toContain('/api/docs/page.js');
    for (const address of loaded) expect((await host.call('GET', address)).status, address).toBe(200);
    expect(String(page.body)).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/i);
  });
});
