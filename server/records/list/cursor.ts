import { say } from '#/i18n/sentences.ts';
import { isId } from '#/model/kinds/reference.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Position } from './keyset.ts';

/** Where a page ended: in which part of the order, and at which row. */
export interface Cursor {
  section: number;
  after: Position;
}

/** The cursor as a caller keeps it; opaque to them. */
export function writeCursor({ section, after }: Cursor): string {
  return Buffer.from(JSON.stringify([section, after.id, after.key])).toString('base64url');
}

/** @throws ApiError 422 for what is no cursor of ours */
export function readCursor(text: string): Cursor {
  const [section, id, key] = partsOf(text);
  const isOurs = (section === 0 || section === 1) && isId(id) && (key === null || typeof key === 'string');
  if (!isOurs) throw strangeCursor();
  return { section, after: { id, key } };
}

/** What is said of a cursor that was not given out for this list and order. */
export const strangeCursor = () => invalid({ cursor: [say('records.strange_cursor')] });

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
