import type { Call } from './calls.ts';

/** What happened to a record of an endpoint; `{id}` stands for the record. */
export const historyCall = (endpoint: string): Call => ({ method: 'POST', path: `${endpoint}/{id}/history` });

/** Lays an older version of a record back. */
export const revertCall = (endpoint: string): Call => ({ method: 'POST', path: `${endpoint}/{id}/revert` });
