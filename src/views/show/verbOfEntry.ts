import type { ResourceModel, VerbModel } from '#/model/language/model.ts';
import type { HistoryEntry } from './useHistory.ts';

/** The verb that an entry of the log is about: the log names it by its English label. */
export function verbOfEntry(
  resource: ResourceModel,
  { event, description }: Pick<HistoryEntry, 'event' | 'description'>,
): VerbModel | undefined {
  return event === 'performed' ? Object.values(resource.verbs).find(({ label }) => description.startsWith(`${label}: `)) : undefined;
}
