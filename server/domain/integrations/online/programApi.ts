import { sql } from 'kysely';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { integrations } from '#/resources/reference/integrations.ts';
import type { ProgramApp } from '#/server/config/programApps.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { FetchOutside } from '#/server/foundation/outgoing/outside.ts';
import type { AccountingProgram, ProgramAddresses, ProgramApi } from '../connector.ts';
import { accountingOf } from '../connectors.ts';
import { findConnection, ownerOfTokens, type StoredConnection } from './connection.ts';
import { askTokens, isOld, readTokens, type Tokens, tokensText } from './oauth.ts';
import { type CalledProgram, callProgram } from './programCall.ts';
import { SignInAgain } from './programErrors.ts';

/** What calls of programs stand on. */
export interface ProgramHost {
  database: Database;
  fetchOutside: FetchOutside;
  apps: Readonly<Record<string, ProgramApp>>;
  seal(text: string, owner: string): string;
  /** Undefined where it is somebody else's, or was sealed under another secret of the host. */
  open(sealed: string, owner: string): string | undefined;
}

/** A program with which this host is registered. */
export interface Registered {
  /** What it calls itself. */
  name: string;
  program: AccountingProgram;
  app: ProgramApp;
  addresses: ProgramAddresses;
}

/** What a program calls itself. */
export const programName = (integration: string): string => integrations.find(({ value }) => value === integration)?.label ?? integration;

/**
 * The program behind an integration, where `companyId` has it. @throws ApiError 409 where there is none, this host is not registered with it,
 * or it can have no such company
 */
export function registered(apps: ProgramHost['apps'], integration: string, companyId?: string): Registered {
  const name = programName(integration);
  const program = accountingOf(integration);
  if (!program) throw conflict(say('accounting.not_online', { program: name }));
  const app = Object.hasOwn(apps, integration) ? apps[integration] : undefined;
  const prefix = `CONNECT_${integration.toUpperCase()}_`;
  if (!app) throw conflict(say('accounting.not_registered', { program: name, names: `${prefix}CLIENT_ID, ${prefix}CLIENT_SECRET` }));
  return { name, program, app, addresses: addressesOf(program, app, companyId) };
}

function addressesOf(program: AccountingProgram, app: ProgramApp, companyId: string | undefined): ProgramAddresses {
  const addresses = { ...program.addresses, ...app.addresses };
  if (!program.hostOf || companyId === undefined) return addresses;
  // The secret of this host goes to these addresses: only a company's name may lead there.
  const host = program.hostOf(companyId);
  if (host === undefined) throw conflict(say('accounting.begin_again'));
  const of = (address: string) => address.replace('{company}', host);
  return { ...addresses, token: of(addresses.token), revoke: of(addresses.revoke), api: of(addresses.api) };
}

const calledOf = ({ name, program, addresses }: Registered): CalledProgram => ({ name, api: addresses.api, reasonOf: program.reasonOf });

/** Tokens that are used as they are: those of a connection that is only being made. */
export function apiWith(host: Pick<ProgramHost, 'fetchOutside'>, to: Registered, companyId: string, tokens: Tokens): ProgramApi {
  return { companyId, call: (path, request) => callProgram(host.fetchOutside, calledOf(to), tokens.access, path, request) };
}

/** A stored connection's calls: its tokens are renewed before they end, and once where the program says that they have. */
export function apiOf(host: ProgramHost, connection: StoredConnection): ProgramApi {
  const { integration, companyId } = connection;
  if (companyId === null || connection.tokens === null) throw new SignInAgain();
  const to = registered(host.apps, integration, companyId);
  const called = calledOf(to);
  let sealed = connection.tokens;
  const renewed = async () => {
    sealed = await renew(host, to, connection, sealed);
    return opened(host, connection, sealed);
  };
  return {
    companyId,
    async call(path, request) {
      let tokens = opened(host, connection, sealed);
      if (isOld(tokens)) tokens = await renewed();
      try {
        return await callProgram(host.fetchOutside, called, tokens.access, path, request);
      } catch (error) {
        if (!(error instanceof SignInAgain)) throw error;
      }
      return callProgram(host.fetchOutside, called, (await renewed()).access, path, request);
    },
  };
}

/** Says of a connection that only a person can connect it again. */
export async function mustSignIn({ database }: Pick<ProgramHost, 'database'>, connection: StoredConnection): Promise<void> {
  const { clientId, id, tokens, integration } = connection;
  const problem = keptText(say('accounting.sign_in_again', { program: programName(integration) }));
  await database.tenant(clientId, (tx) =>
    sql`update public.third_party_integrations set state = 'sign_in_again', problem = ${problem}, updated_at = now()
      where client_id = ${clientId} and id = ${id} and state = 'connected' and tokens is not distinct from ${tokens}`.execute(tx),
  );
}

function opened(host: ProgramHost, connection: StoredConnection, sealed: string): Tokens {
  const text = host.open(sealed, ownerOfTokens(connection));
  if (text === undefined) throw new SignInAgain();
  return readTokens(text);
}

/** Renewals under way, by the sealed tokens that they take the place of; each sealing is another text. */
const renewing = new Map<string, Promise<string>>();

/** New tokens in the place of those: asked for once, however many want them here. A refresh token is good for the first alone. */
function renew(host: ProgramHost, to: Registered, connection: StoredConnection, sealed: string): Promise<string> {
  const known = renewing.get(sealed);
  if (known) return known;
  const renewal = renewTokens(host, to, connection, sealed).finally(() => renewing.delete(sealed));
  renewing.set(sealed, renewal);
  return renewal;
}

/**
 * New tokens in the place of those, sealed and stored. Another host may renew them at the same time, and a program may then take back what
 * it gave the other: whichever is stored counts.
 */
async function renewTokens(host: ProgramHost, to: Registered, connection: StoredConnection, sealed: string): Promise<string> {
  const stored = async () => {
    const now = await host.database.tenant(connection.clientId, (tx) => findConnection(tx, connection), { readonly: true });
    return now?.state === 'connected' ? now.tokens : null;
  };
  const before = await stored();
  if (before === null) throw new SignInAgain();
  if (before !== sealed) return before;
  const giver = { name: to.name, app: to.app, tokenAddress: to.addresses.token };
  const { refresh } = opened(host, connection, sealed);
  let tokens: Tokens;
  try {
    tokens = await askTokens(host.fetchOutside, giver, { grant_type: 'refresh_token', refresh_token: refresh });
  } catch (error) {
    const meanwhile = error instanceof SignInAgain ? await stored() : sealed;
    if (meanwhile !== null && meanwhile !== sealed) return meanwhile;
    throw error;
  }
  const next = host.seal(tokensText(tokens), ownerOfTokens(connection));
  const { clientId, id } = connection;
  const { rows } = await host.database.tenant(clientId, (tx) =>
    sql`update public.third_party_integrations set tokens = ${next}
      where client_id = ${clientId} and id = ${id} and tokens = ${sealed} returning id`.execute(tx),
  );
  const kept = rows.length ? next : await stored();
  if (kept === null) throw new SignInAgain();
  return kept;
}
