import { expect, test } from 'vitest';
import sentJournals from '#/resources/settings/sentJournals.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';

test('what is mapped and what was booked are parts of one list', () => {
  expect(sentJournals.fields.lines.fields.part.values).toEqual(thirdPartyIntegrations.fields.value.fields.part.values);
});
