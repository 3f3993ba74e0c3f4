import { type CommentCall, commentsPath } from '#model/language';
import type { Call } from './calls.ts';

/** What happened to a record of an endpoint; `{id}` stands for the record. */
export const historyCall = (endpoint: string): Call => ({ method: 'POST', path: `${endpoint}/{id}/history` });

/** Lays an older version of a record back. */
export const revertCall = (endpoint: string): Call => ({ method: 'POST', path: `${endpoint}/{id}/revert` });

/** One of the calls about the comments on a record. */
export const commentsCall = (endpoint: string, call: CommentCall): Call => ({ method: 'POST', path: commentsPath(endpoint, call) });
