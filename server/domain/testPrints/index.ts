import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#/i18n/languages.ts';
import { type Model, resourceOf, type SettingsModel } from '#/model/language/model.ts';
import { calendarText } from '#/model/values/instants.ts';
import { numberIn, textIn, type Values } from '#/model/values/shapes.ts';
import { rollSizes } from '#/resources/reference/labelSizes.ts';
import { receiptBlocks } from '#/resources/reference/receiptBlocks.ts';
import { sampleProducts } from '#/resources/reference/sampleProducts.ts';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { labelPdf } from '#/server/domain/purchasing/labelPdf.ts';
import { labelsBy } from '#/server/domain/purchasing/readLabels.ts';
import { readLogo } from '#/server/domain/receipts/logo.ts';
import { readReceipt } from '#/server/domain/receipts/readReceipt.ts';
import { receiptPdf } from '#/server/domain/receipts/receiptPdf.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import { readableFields } from '#/server/records/readableFields.ts';
import { readRecord } from '#/server/records/readRecord.ts';
import { recordContext } from '#/server/records/recordContext.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';
import { type AskedEstablishment, askedEstablishment, soundSettings } from '#/server/records/settings/unsavedSettings.ts';

/** What test prints stand on. */
export interface TestPrintOptions {
  database: Database;
  model: Model;
  stored: StoredFiles;
}

interface Asked {
  establishment_id: number;
  values: Values;
  of?: number | null;
}

/** What is printed: with which settings, of which record (none: of a sample), in which language. */
interface Print extends AskedEstablishment {
  request: FastifyRequest;
  values: Values;
  of: number | null;
  language: Language;
}

/** Makes the PDF of one kind of settings. */
type Printer = (host: TestPrintOptions, print: Print) => Promise<Buffer>;

const printers: Readonly<Record<string, Printer>> = { receipt: printReceipt, label: printLabel };

const body = {
  type: 'object',
  title: 'Test print request',
  required: ['establishment_id', 'values'],
  properties: {
    establishment_id: { type: 'integer', minimum: 1 },
    values: { type: 'object' },
    of: { type: ['integer', 'null'], minimum: 1, description: 'The order or product that is printed; none: a sample' },
  },
  additionalProperties: false,
};

/**
 * POST /api/establishment/receipt-print and /api/establishment/label-print: what settings that nobody has saved yet print, as a PDF of the
 * paper's size.
 */
export function testPrints(app: FastifyInstance, host: TestPrintOptions): void {
  for (const [kind, print] of Object.entries(printers)) {
    const settings = host.model.settings[kind];
    if (settings) printRoute(app, host, settings, print);
  }
}

function printRoute(app: FastifyInstance, host: TestPrintOptions, settings: SettingsModel, print: Printer): void {
  const { name, permission } = settings;
  const describes = {
    tag: 'Settings',
    summary: `A test print of the ${name}, with settings that are not saved yet`,
    body,
    answer: { 'application/pdf': { type: 'string', format: 'binary' } },
    refusals: [404],
  };
  app.post<{ Body: Asked }>(
    `/api/establishment/${name}-print`,
    { config: { permission, describes }, schema: { body }, attachValidation: true },
    async (request, reply) => {
      const owner = await askedEstablishment(host.database, request, permission);
      const { values: given, of = null } = request.body;
      const values = await soundSettings(host.database, settings, owner, given);
      const bytes = await print(host, { ...owner, request, values, of, language: request.language });
      return reply
        .type('application/pdf')
        .headers({ 'cache-control': 'private, no-store', 'content-disposition': `attachment; filename="test-${name}.pdf"` })
        .send(bytes);
    },
  );
}

async function printReceipt({ database, model, stored }: TestPrintOptions, print: Print): Promise<Buffer> {
  const { clientId, values, language } = print;
  const source = await database.tenant(
    clientId,
    async (tx) => {
      const order = (await chosenRecord(tx, model, 'orders', print)) ?? { ...sampleOrder };
      return { ...(await readReceipt(tx, model, print, order, language)), values };
    },
    { readonly: true },
  );
  const blocks = receiptBlocks(source);
  return receiptPdf(blocks, { source, language, logo: await readLogo(stored, blocks) });
}

async function printLabel({ database, model }: TestPrintOptions, print: Print): Promise<Buffer> {
  const { clientId, establishmentId, values, language } = print;
  const { product, context } = await database.tenant(
    clientId,
    async (tx) => ({
      product: await chosenRecord(tx, model, 'products', print),
      context: await recordContext(tx, { clientId }, establishmentId),
    }),
    { readonly: true },
  );
  const sample = sampleProducts[0] ?? { item: '', price: null };
  const shown = product
    ? { item: String(product.item), price: numberIn(product.price), barcode: textIn(product.barcode), sku: textIn(product.sku) }
    : sample;
  const size = rollSizes[String(values.size)] ?? rollSizes.s50x30;
  if (!size) throw new Error('There is no size of labels');
  const label = labelsBy(values, { ...context, locale: language }, calendarText(Date.now()))(shown);
  return labelPdf([{ ...label, count: 1 }], size, { title: shown.item, language });
}

/** The record that is printed, as far as the caller may see it. @throws ApiError 403 without the right to it, 404 where it is not there */
async function chosenRecord(tx: Transaction, model: Model, name: string, { request, of, ...at }: Print): Promise<Values | undefined> {
  if (of === null) return undefined;
  const resource = resourceOf(model, name);
  const { caller } = request;
  for (const permission of [resource.permissions.list, resource.permissions.view || undefined])
    if (permission !== undefined && !canUse(caller, permission, at.establishmentId)) throw forbidden();
  const rowScope = rowScopeAt(caller, resource, at);
  return readRecord(tx, model, resource, readableFields(caller, resource, rowScope), rowScope, of);
}
