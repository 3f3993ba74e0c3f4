import type { NamedPerson } from '#/model/values/commentText.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';

/** Tells people that a comment mentions them, in the unit of work that wrote it: the one place where that is done. Nobody is told of their own. */
export async function tellMentioned(_work: RecordWork, _comment: number, _people: readonly NamedPerson[]): Promise<void> {}
