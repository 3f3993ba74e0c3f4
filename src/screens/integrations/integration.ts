import { resourceOf } from '#/model/language/model.ts';
import { MINUTE_MS } from '#/model/values/durations.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { integrations } from '#/resources/reference/integrations.ts';
import { matches } from '#model/language';

export const RESOURCE = 'third-party-integrations';

/** Of a connection to a program that is reached over the network: how it stands. */
const state = present(resourceOf(model, RESOURCE).fields.state, 'state of connections');

/** Whether a connection is one to a program that is reached over the network. */
export function isOnline(connection: Readonly<Record<string, unknown>>): boolean {
  const shown = resourceOf(model, RESOURCE).rules?.show?.[state.name];
  return shown !== undefined && matches(shown, connection);
}

/** What makes a file of some days. */
export const downloadVerb = present(resourceOf(model, RESOURCE).verbs.download, 'verb that downloads the journal');

/** What is said of each part, in the order of the table. */
export const COLUMNS = ['account', 'location', 'subsidiary'] as const;
export type Column = (typeof COLUMNS)[number];

/** The establishment's own lists of what can stand in a column, as they were imported from the accounting program. */
export const LISTS: Readonly<Record<Column, string>> = {
  account: 'accounting-accounts',
  location: 'accounting-locations',
  subsidiary: 'accounting-subsidiaries',
};

/** A part of what is booked, and where; the account is null where nobody has said it. */
export interface MappedPart {
  part: string;
  name: string | null;
  account: string | null;
  location: string | null;
  subsidiary: string | null;
}

/** A connection as the host answers it: its rows are the parts that have an account. */
export interface Connection {
  id: number;
  integration: string;
  establishment_id: number;
  updated_at: string;
  value: (MappedPart & { id: number })[];
}

/** Whether figures are booked there. */
export function isAccounting(integration: unknown): boolean {
  return integrations.some(({ value, kind }) => value === integration && kind === 'accounting');
}

/** Whether orders come in from there. */
export function sendsOrders(integration: unknown): boolean {
  return integrations.some(({ value, kind }) => value === integration && kind === 'orders');
}

/** Orders are looked for more often than that. */
const LOOKED_MS = 10 * MINUTE_MS;

/** Whether orders are being fetched: an access token is there, nothing stands in the way, and they are behind. */
export function isFetching(connection: Readonly<Record<string, unknown>>): boolean {
  const { orders_token_ending, orders_fetch_problem, orders_fetched_to, status } = connection;
  if (status !== 'active' || !orders_token_ending || orders_fetch_problem) return false;
  return typeof orders_fetched_to === 'string' && Date.now() - Date.parse(orders_fetched_to) > LOOKED_MS;
}

/** The file that is offered first: that of the connected program, else the one that any program takes. */
export function fileFor(integration: string): string {
  const format = downloadVerb.input?.format;
  return format?.kind === 'enum' && integration in format.values ? integration : 'csv';
}

/** What can be connected, as the host answers it. */
export interface Offered {
  id: string;
  kind: string;
  /** What is exchanged with it; nothing: it is named, and cannot be added. */
  abilities: readonly ('journals' | 'files' | 'orders')[];
  /** The one in use; null where there is none. */
  connection: { id: number; state: 'not_connected' | 'connected' | 'sign_in_again' | null; attention: string | null } | null;
}

/** How a connection stands, and its tone; undefined where there is none. */
export function standingOf({ connection }: Pick<Offered, 'connection'>) {
  if (!connection) return undefined;
  const { attention, state } = connection;
  if (attention !== null || state === 'sign_in_again') return { state: 'attention', tone: 'warning' } as const;
  if (state === 'connected') return { state, tone: 'success' } as const;
  return state === null ? ({ state: 'added', tone: 'info' } as const) : ({ state, tone: 'neutral' } as const);
}
