import { useLocaleState } from 'ra-core';
import type { VerbModel } from '#/model/language/model.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { textOf } from '#model/language';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** The verbs of one place that this reader may use, each with its label. */
export function useVerbs(on: VerbModel['on']): { verb: VerbModel; label: string }[] {
  const resource = useResourceModel();
  const can = useCan();
  const [locale] = useLocaleState();
  return Object.values(resource.verbs)
    .filter((verb) => verb.on === on && verb.button !== false && can(resource.name, verb.name))
    .map((verb) => ({ verb, label: textOf(verb, 'label', locale) }));
}
