import { say } from '#/i18n/sentences.ts';
import { byName } from '#/model/language/byName.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { present, textsIn, valuesIn } from '#/model/values/shapes.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { AccountingProgram, Connector, DownloadInput, JournalFile } from './connector.ts';
import type { OrdersIn } from './orders/ordersIn.ts';

const installed = byName<Connector>();
const formats = present(thirdPartyIntegrations.verbs, 'verbs of connections').download.input.format.values;
const online = textsIn(valuesIn(thirdPartyIntegrations.rules?.show?.state).integration);

/** Adds what was found in `server/extensions/connectors/`. @throws DefinitionError where the definitions offer other things than they can */
export function installConnectors(found: Readonly<Record<string, Connector>>): void {
  const able = (ability: keyof Connector) => Object.keys(found).filter((name) => found[name]?.[ability]);
  const files = differing(Object.keys(formats), able('journalFile'));
  if (files.length)
    throw new DefinitionError(
      'third-party-integrations.download.format',
      `offers other files than server/extensions/connectors/ has a journalFile for: ${files.join(', ')}`,
      'give each value of it a connector of that name, and each such connector a value',
    );
  const programs = differing(online, able('accounting'));
  if (programs.length)
    throw new DefinitionError(
      'third-party-integrations.state',
      `is shown of other integrations than server/extensions/connectors/ can reach (accounting): ${programs.join(', ')}`,
      'show it of just those that have a connector with it',
    );
  Object.assign(installed, found);
}

const differing = (some: readonly string[], others: readonly string[]) => [
  ...some.filter((name) => !others.includes(name)),
  ...others.filter((name) => !some.includes(name)),
];

/** What reaches an accounting program over the network; undefined where nothing does. */
export const accountingOf = (integration: string): AccountingProgram | undefined => installed[integration]?.accounting;

/** How a program's orders come in; undefined where none do. */
export function ordersOf(program: string): OrdersIn | undefined {
  return installed[program]?.orders;
}

/** Makes the files of a format. @throws ApiError 422 where its program takes no such amounts */
export function journalFileOf(
  format: DownloadInput['format'],
  { currency, decimals }: { currency: string; decimals: number },
): JournalFile {
  const file = installed[format]?.journalFile;
  if (!file) throw new Error(`No connector '${format}' before installExtensions() of server/extensions/`);
  if (decimals > file.decimals) throw invalid({ format: [say('journal.too_many_decimals', { most: file.decimals, currency, decimals })] });
  return file;
}

/** What the house can do with a program: send it journals, make files for it, take in its orders. */
export const ABILITIES = ['journals', 'files', 'orders'] as const;

/** What it does with one; a table of its journals any accounting program can take. */
export function abilitiesOf(integration: string, kind: string): (typeof ABILITIES)[number][] {
  return ABILITIES.filter((ability) => {
    if (ability === 'journals') return accountingOf(integration) !== undefined;
    return ability === 'files' ? kind === 'accounting' : ordersOf(integration) !== undefined;
  });
}
