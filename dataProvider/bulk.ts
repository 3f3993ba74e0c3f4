import type { HttpError, Identifier } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { fieldErrors, hostError } from './hostError.ts';
import { withMessage } from './messages.ts';
import type { Request } from './request.ts';
import { wireId } from './wireId.ts';

/** What `POST {endpoint}/bulk` did; the rows that it refused keep what they had. */
export interface BulkResult {
  matched: number;
  changed: number;
  failed: readonly { id: number; errors: Readonly<Record<string, readonly string[]>> }[];
}

/** Changes or deletes many records at once. @throws {HttpError} whose message lists the refused rows, `body` being the BulkResult. */
export async function bulk(
  request: Request,
  resource: ResourceModel,
  ids: readonly Identifier[],
  change: { set: object } | { delete: true },
) {
  const { data: result, message } = await request<BulkResult>('POST', `${resource.endpoint}/bulk`, { ids: ids.map(wireId), ...change });
  if (result.failed.length) throw failedRows(result, ids.length);
  return { data: withMessage([...ids], message), meta: { message, matched: result.matched, changed: result.changed } };
}

const LISTED = 5;

function failedRows(result: BulkResult, asked: number): HttpError {
  const rows = result.failed.slice(0, LISTED).map(({ id, errors }) => `#${id}: ${Object.values(fieldErrors(errors) ?? {}).join('. ')}`);
  const more = result.failed.length > LISTED ? ` … and ${result.failed.length - LISTED} more` : '';
  return hostError(`${result.failed.length} of ${asked} could not be changed. ${rows.join('; ')}${more}`, 422, {
    code: 'failed_rows',
    ...result,
  });
}
