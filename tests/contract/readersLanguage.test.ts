import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantOf, type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let nobody: string;
let harbour: number;

beforeAll(async () => {
  host = await testApp();
  [owner, nobody] = [await host.signIn('owner@demo.test'), await host.signIn('nobody@demo.test')];
  harbour = host.seeded.one.establishments[0] as number;
  for (const token of [owner, nobody]) {
    const saved = await host.call('PUT', '/api/v1_0/profile', { language: 'es' }, token);
    expect(saved.status).toBe(200);
  }
});
afterAll(() => host.close());

const addTax = (body: object, token = owner, headers = {}) =>
  host.call('POST', '/api/tax', { establishment_id: harbour, ...body }, token, headers);
const signIn = (language: string) =>
  host.call('POST', '/oauth/token', grantOf('owner@demo.test', 'wrong'), undefined, { 'accept-language': language });

describe('somebody who reads Spanish', () => {
  test('is refused in Spanish: fields, a rule of the definition, an unknown field', async () => {
    const { status, body, headers } = await addTax({ name: '', rate: 120, type: 'percent', colour: 'red' });
    expect({ status, message: body.message, errors: body.errors }).toEqual({
      status: 422,
      message: 'Revise los campos marcados',
      errors: {
        name: ['Introduzca un valor'],
        rate: [expect.stringMatching(/^Un porcentaje es como máximo 100/)],
        colour: ['colour no es un campo de Impuesto'],
      },
    });
    expect(headers['content-language']).toBe('es');
  });

  test('is refused in Spanish without the permission, and where there is nothing', async () => {
    expect((await addTax({ name: 'VAT', rate: 1 }, nobody)).body.message).toBe('No tiene permiso para hacer esto');
    expect((await host.call('GET', '/api/tax/999', undefined, owner)).body.message).toBe('No existe: impuesto');
  });

  test('hears in Spanish that somebody else was faster', async () => {
    const { data } = (await addTax({ name: 'Slow tax', rate: 1 })).body;
    await host.call('PUT', `/api/tax/${data.id}`, { rate: 2 }, owner);
    const late = await host.call('PUT', `/api/tax/${data.id}`, { rate: 3, updated_at: data.updated_at }, owner);
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('Otra persona ha cambiado este registro mientras tanto (impuesto): compare y guarde de nuevo');
  });

  test('reads Spanish whatever the browser asks for, also where nothing is refused', async () => {
    expect((await addTax({ name: '', rate: 1 }, owner, { 'accept-language': 'ar' })).body.errors).toEqual({
      name: ['Introduzca un valor'],
    });
    const saved = await host.call('PUT', '/api/v1_0/profile', { first_name: 'Ana' }, owner, { 'accept-language': 'ar' });
    expect({ message: saved.body.message, language: saved.headers['content-language'] }).toEqual({
      message: 'Perfil guardado',
      language: 'es',
    });
  });

  test('is told what was done in Spanish too, and in the language that their screen is in', async () => {
    const added = await addTax({ name: 'Told tax', rate: 1 });
    expect(added.body.message).toBe('Se ha añadido: Impuesto');
    const shown = await host.call('DELETE', `/api/tax/${added.body.data.id}`, undefined, owner, { 'x-shown-language': 'de' });
    expect({ message: shown.body.message, language: shown.headers['content-language'] }).toEqual({
      message: 'Steuer gelöscht',
      language: 'de',
    });
  });

  test('reads the log and a record’s history in the language of their screen, whatever language it was done in', async () => {
    const { id } = (await addTax({ name: 'Logged tax', rate: 1 })).body.data;
    const log = async (language: string) => {
      const asked = { search: 'Logged tax', fields: ['description'] };
      const { body } = await host.call('POST', '/api/activity-log/list', asked, owner, { 'x-shown-language': language });
      return body.data.list.map(({ description }: { description: string }) => description);
    };
    expect([await log('de'), await log('es'), await log('en')]).toEqual([
      ['Steuer „Logged tax“ angelegt'],
      ['Impuesto «Logged tax»: creación'],
      ["Tax 'Logged tax' created"],
    ]);
    const history = await host.call('POST', `/api/tax/${id}/history`, {}, owner, { 'x-shown-language': 'de' });
    expect(history.body.data.list).toMatchObject([{ description: 'Steuer „Logged tax“ angelegt' }]);
  });

  test('finds Spanish reasons in what came of many records, and of many orders', async () => {
    const { body } = await host.call(
      'POST',
      '/api/tax/bulk',
      { ids: [(await addTax({ name: 'Bulk tax', rate: 1 })).body.data.id], set: { rate: -1 } },
      owner,
    );
    expect(body.data.failed).toEqual([expect.objectContaining({ errors: { rate: ['Introduzca 0 o más'] } })]);
    const orders = [{ ...anOrder(), lines: [{}] }];
    const sent = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders }, owner);
    expect(sent.body.message).toBe('0 creados, 0 actualizados, 0 sin cambios, 1 rechazados');
    expect(sent.body.data.list[0].errors).toMatchObject({ 'lines.0.title': ['Introduzca un valor'] });
  });
});

describe('somebody who is not known yet', () => {
  test.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es', 'La dirección de correo o la contraseña no son correctas'],
    ['fr;q=1, ar;q=0.5, en;q=0.1', 'ar', 'عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة'],
    ['de-AT,de;q=0.9', 'de', 'Die E-Mail-Adresse oder das Passwort ist falsch'],
    ['fr-CH, fr', 'en', 'The e-mail address or the password is wrong'],
    ['__proto__;q=x,,;', 'en', 'The e-mail address or the password is wrong'],
  ])('who asks for %s is refused in %s', async (wanted, language, message) => {
    const { status, body, headers } = await signIn(wanted);
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect(headers['content-language']).toBe(language);
    expect(headers.vary).toContain('Accept-Language');
    // RFC 6749 §5.2 allows no other characters there.
    expect(body.error_description).toBe('The e-mail address or the password is wrong');
  });

  test('is told of an address that cannot be read in their language too', async () => {
    const { body } = await host.call('GET', '/api/%zz', undefined, undefined, { 'accept-language': 'es' });
    expect(body.message).toBe('No hay nada en esta dirección');
  });
});
