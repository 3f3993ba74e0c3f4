import { holdsAccess } from '#/authProvider/access.ts';
import { listPath, type ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { demoPassword, sharedHostUrl } from './browser.ts';
import { storedToken } from './demoToken.ts';

/** What a running host answered. */
export interface HostAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the one parsing edge of the browser tests; what a body holds is what each test is about
  body: any;
}

/** Calls this file's host as a demo user: what a test needs before it opens a page, and what it reads behind one. */
export async function callHost(user: string, method: string, path: string, body?: unknown, otherHost?: string): Promise<HostAnswer> {
  const hostUrl = otherHost ?? (await sharedHostUrl());
  const token = await storedToken(hostUrl, user, demoPassword);
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(hostUrl + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** The same, where anything but success is a fault of the test. @throws where the host refuses */
export async function ask(user: string, method: string, path: string, body?: unknown, hostUrl?: string): Promise<HostAnswer['body']> {
  const { status, body: answer } = await callHost(user, method, path, body, hostUrl);
  if (status >= 300) throw new Error(`${method} ${path} was refused with ${status}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Registers a business with one establishment and nothing in it; its owner's token. */
export async function newBusiness(): Promise<string> {
  const hostUrl = await sharedHostUrl();
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(hostUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const owner = { email: `nadia${Date.now()}@newcomer.test`, password: 'a long password', firstName: 'Nadia', lastName: 'Newman' };
  const { accessToken } = (await send('/api/auth/register', owner)) as { accessToken: string };
  await send('/api/admin/clients/establishment', { title: 'The first one', currency: 'EUR', timezone: 'Europe/Berlin' }, accessToken);
  return accessToken;
}

/** The establishment that a user's dashboard opens with: the first one. */
export async function firstEstablishment(user: string): Promise<number> {
  return (await ask(user, 'GET', '/api/establishment/list')).list[0].id as number;
}

/** The resources whose lists a user may open, as the menu has them. */
export async function openResources(user: string): Promise<ResourceModel[]> {
  const { permissions } = await ask(user, 'GET', '/api/get-permissions');
  const { user: profile } = await ask(user, 'GET', '/api/v1_0/profile');
  const other = profile.user_type === 'admin' ? 'client' : 'platform';
  const names = new Set<string>(permissions);
  return Object.values(model.resources).filter((one) => one.callers !== other && holdsAccess(model, names, one.name, 'list'));
}

/** The first record of a list as the user's dashboard shows it; undefined where it is empty. */
export async function firstRecord(user: string, resource: ResourceModel): Promise<{ id: number } | undefined> {
  const establishment = resource.scope === 'establishment' ? { establishment_id: await firstEstablishment(user) } : {};
  const { list } = await ask(user, 'POST', listPath(resource), { per_page: 1, ...establishment });
  return list[0];
}
