import { valuesIn } from '#/model/values/shapes.ts';

/** How what was deleted can be put back. */
export interface DeletionUndo {
  id: string;
  expires_at: string;
}

const undos = new WeakMap<object, DeletionUndo>();

/** Remembers how a deletion can be undone beside its answer, which is ids where several were deleted; gives the answer back. */
export function withUndo<T extends object>(answer: T, undo: DeletionUndo | undefined): T {
  if (undo) undos.set(answer, undo);
  return answer;
}

/** How a deletion can be undone, by its answer, or by the error that says which of several stayed; undefined where it cannot be. */
export function undoOf(answer: unknown): DeletionUndo | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const remembered = undos.get(answer);
  if (remembered) return remembered;
  const { undo, body } = valuesIn(answer);
  const { id, expires_at } = valuesIn(undo ?? valuesIn(body).undo);
  return typeof id === 'string' && typeof expires_at === 'string' ? { id, expires_at } : undefined;
}
