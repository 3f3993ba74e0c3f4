import { useLocaleState } from 'ra-core';
import type { VerbModel } from '#/model/language/model.ts';
import { useMay } from '#/src/foundation/session/useMay.ts';
import { textOf } from '#model/language';
import { useResourceModel } from '../useResourceModel.ts';

/** The verbs of one place that this reader may use, each with its label. */
export function useVerbs(on: VerbModel['on']): { verb: VerbModel; label: string }[] {
  const resource = useResourceModel();
  const may = useMay();
  const [locale] = useLocaleState();
  return Object.values(resource.verbs)
    .filter((verb) => verb.on === on && verb.button !== false && may(resource.name, verb.name))
    .map((verb) => ({ verb, label: textOf(verb, 'label', locale) }));
}
