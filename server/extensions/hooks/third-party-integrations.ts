import { say } from '#/i18n/sentences.ts';
import { keyOf, type Part } from '#/server/domain/integrations/ownParts.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Hooks } from '#/server/records/extensionPoints.ts';

export const hooks: Hooks = {
  /** One part goes to one account. @throws ApiError 422 at the second row of the same */
  beforeSave(draft) {
    const seen = new Set<string>();
    for (const [at, row] of ((draft.value ?? []) as Part[]).entries()) {
      if (seen.has(keyOf(row))) throw invalid({ [`value.${at}.name`]: [say('platform.mapped_already')] });
      seen.add(keyOf(row));
    }
  },
};
