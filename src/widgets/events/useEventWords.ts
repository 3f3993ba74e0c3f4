import { useTranslate } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Change } from '#model/language';

/** How groups, resources and changes are called, in the reader's language. */
export function useEventWords() {
  const translate = useTranslate();
  return {
    group: (name: string) => translate(`groups.${name}.name`),
    resource: ({ name, label }: ResourceModel) => translate(`resources.${name}.name`, { smart_count: 2, _: label[1] }),
    change: (change: Change) => translate(`webhooks.${change}`),
    translate,
  };
}
