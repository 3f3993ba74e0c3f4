import { say } from '#/i18n/sentences.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { keyOf } from '#/server/domain/integrations/ownParts.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineHooks } from '#/server/records/extensionPoints.ts';

export const hooks = defineHooks(thirdPartyIntegrations, {
  /** One part goes to one account. @throws ApiError 422 at the second row of the same */
  beforeSave(draft) {
    const seen = new Set<string>();
    for (const [at, row] of draft.value.entries()) {
      if (seen.has(keyOf(row))) throw invalid({ [`value.${at}.name`]: [say('platform.mapped_already')] });
      seen.add(keyOf(row));
    }
  },
});
