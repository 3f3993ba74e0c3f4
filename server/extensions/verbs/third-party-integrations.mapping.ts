import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { keyOf, ownParts, soldParts } from '#/server/domain/integrations/ownParts.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * What of the establishment's is booked where: `{ list: [{ part, name, account, location, subsidiary }] }`, account null where it is not
 * said; what was sold under names that are in no list comes after it, and last what is mapped and no longer there.
 */
export const verb = defineVerb(thirdPartyIntegrations, 'mapping', async ({ tx, clientId, establishmentId }, _input, record) => {
  const mapped = new Map(record.value.map((row) => [keyOf(row), row]));
  const own = await ownParts(tx, clientId, establishmentId);
  const rowOf = (key: string) => {
    const { account = null, location = null, subsidiary = null } = mapped.get(key) ?? {};
    return { account, location, subsidiary };
  };
  const known = new Set(own.map(keyOf));
  const sold = (await soldParts(tx, clientId, establishmentId)).filter((one) => !known.has(keyOf(one)));
  for (const one of sold) known.add(keyOf(one));
  const gone = [...mapped.values()].filter((row) => !known.has(keyOf(row))).map(({ part, name }) => ({ part, name }));
  return { data: { list: [...own, ...sold, ...gone].map((one) => ({ ...one, ...rowOf(keyOf(one)) })) } };
});
