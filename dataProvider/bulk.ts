import type { HttpError, Identifier } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { type DeletionUndo, withUndo } from './deletionUndo.ts';
import { fieldErrors, hostError } from './hostError.ts';
import { withMessage } from './messages.ts';
import type { Request } from './request.ts';
import { wireId } from './wireId.ts';

/** What `POST {endpoint}/bulk` did; the rows that it refused keep what they had. */
export interface BulkResult {
  matched: number;
  changed: number;
  failed: readonly { id: number; errors: Readonly<Record<string, readonly string[]>> }[];
  /** Of a deletion that can be undone. */
  undo?: DeletionUndo;
}

/** Changes or deletes many records at once. @throws {HttpError} whose message lists the refused rows, `body` being the BulkResult. */
export async function bulk(
  request: Request,
  resource: ResourceModel,
  ids: readonly Identifier[],
  change: { set: object } | { delete: true; move_to?: number },
) {
  const { data: result, message } = await request<BulkResult>('POST', `${resource.endpoint}/bulk`, { ids: ids.map(wireId), ...change });
  if (result.failed.length) throw failedRows(result, ids.length);
  return {
    data: withUndo(withMessage([...ids], message), result.undo),
    meta: { message, matched: result.matched, changed: result.changed },
  };
}

const LISTED = 5;

const reasonsOf = ({ errors }: BulkResult['failed'][number]) => Object.values(fieldErrors(errors) ?? {}).join('. ');

function failedRows(result: BulkResult, asked: number): HttpError {
  const [only] = result.failed;
  if (only && asked === 1) return hostError(reasonsOf(only), 422, { code: 'failed_rows', ...result });
  const rows = result.failed.slice(0, LISTED).map((one) => `#${one.id}: ${reasonsOf(one)}`);
  const more = result.failed.length > LISTED ? ` … and ${result.failed.length - LISTED} more` : '';
  return hostError(`${result.failed.length} of ${asked} could not be changed. ${rows.join('; ')}${more}`, 422, {
    code: 'failed_rows',
    ...result,
  });
}
