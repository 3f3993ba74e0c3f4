import { say } from '#/i18n/sentences.ts';
import { byName } from '#/model/language/byName.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { present } from '#/model/values/shapes.ts';
import thirdPartyIntegrations from '#/resources/settings/thirdPartyIntegrations.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Connector, DownloadInput, JournalFile } from './connector.ts';
import type { OrdersIn } from './orders/ordersIn.ts';

const installed = byName<Connector>();
const formats = present(thirdPartyIntegrations.verbs, 'verbs of connections').download.input.format.values;

/** Adds what was found in `server/extensions/connectors/`. @throws DefinitionError where not just the files are offered that they make */
export function installConnectors(found: Readonly<Record<string, Connector>>): void {
  const offered = Object.keys(formats).sort();
  const made = Object.keys(found)
    .filter((name) => found[name]?.journalFile)
    .sort();
  const odd = [...offered.filter((name) => !made.includes(name)), ...made.filter((name) => !offered.includes(name))];
  if (odd.length)
    throw new DefinitionError(
      'third-party-integrations.download.format',
      `offers other files than server/extensions/connectors/ has a journalFile for: ${odd.join(', ')}`,
      'give each value of it a connector of that name, and each such connector a value',
    );
  Object.assign(installed, found);
}

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
