import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUseAny } from '#/server/access/permissions/permissions.ts';
import { forbidden, invalid } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { inTurn } from '#/server/foundation/tableFiles/turns.ts';
import { establishmentNamed } from '../balances/establishment.ts';
import { foundBalances, foundStock, planBalances } from '../balances/planBalances.ts';
import type { BulkHost } from '../bulkHost.ts';
import { describes } from '../descriptions.ts';
import type { Corrections } from '../import/corrections.ts';
import { bodies } from '../requests.ts';
import { openers } from '../rights.ts';
import { foundSales, planSales, type SalesLocation } from '../sales/planSales.ts';
import { startOperation } from '../starting.ts';
import { type BroughtFile, planOf, shownParts } from './plan.ts';
import { lookAt } from './readFile.ts';

interface BringBody {
  establishment_id: number;
  files: string[];
  dry_run?: boolean;
  corrections?: Corrections | null;
  locations?: SalesLocation[];
  stock_location?: string | null;
}

/** Several files of another system at once: what each of them is and makes, and bringing them. */
export function bringRoutes(app: FastifyInstance, host: BulkHost): void {
  const allows = ({ caller }: FastifyRequest) => canUseAny(caller, openers.import);
  app.post<{ Body: Pick<BringBody, 'establishment_id'> & { file_url: string } }>(
    '/api/bulk-operation/recognise',
    { config: { allows, describes: describes.recognise }, schema: { body: bodies.recognise } },
    async ({ caller, body }) => success(await recognise(host, caller, body)),
  );
  app.post<{ Body: BringBody }>(
    '/api/bulk-operation/bring',
    { config: { allows, describes: describes.bring }, schema: { body: bodies.bring } },
    async ({ caller, body }) =>
      success({ id: await bring(host, caller, body) }, say(body.dry_run ? 'bulk.trial_started' : 'bulk.import_started')),
  );
}

async function recognise(
  host: BulkHost,
  caller: Caller,
  { establishment_id: establishmentId, file_url: fileUrl }: { establishment_id: number; file_url: string },
) {
  const file = await inTurn(caller.clientId, () => lookAt(host.sources, caller, fileUrl));
  const sales = await inTurn(caller.clientId, () => foundSales(host, caller, establishmentId, { ...file, fileUrl }));
  const { profile } = file.known ?? {};
  return {
    file_name: file.name,
    system: profile?.system ?? null,
    kind: profile?.file ?? null,
    rows: file.known?.file.rows.length || (sales?.orders ?? 0),
    parts: await shownParts(host, caller, establishmentId, file),
    sales,
    stock: foundStock(host, caller, await establishmentNamed(host, caller, establishmentId), file),
    gift_cards: foundBalances(host, caller, establishmentId, { ...file, fileUrl }, 'gift_cards'),
    points: foundBalances(host, caller, establishmentId, { ...file, fileUrl }, 'points'),
    left_out: profile?.leftOut ?? null,
  };
}

async function bring(host: BulkHost, caller: Caller, body: BringBody): Promise<number> {
  const { establishment_id: establishmentId, dry_run: dryRun = false, corrections, locations = [] } = body;
  const { parts, clientId, files } = await inTurn(caller.clientId, async () => {
    const files: BroughtFile[] = [];
    for (const fileUrl of new Set(body.files)) files.push({ ...(await lookAt(host.sources, caller, fileUrl)), fileUrl });
    const unknown = files.find(({ known }) => !known);
    if (unknown) throw refusedFiles(say('bulk.not_recognised', { name: unknown.name }));
    const { parts, clientId } = await planOf(host, caller, establishmentId, files);
    const balances = planBalances(host, caller, establishmentId, { files, parts, corrections: corrections ?? undefined }, body);
    return { files, clientId, parts: [...parts, ...balances, ...(await planSales(host, caller, clientId, files, locations))] };
  });
  if (!parts.length) {
    if (files.every(({ known }) => known?.profile.sales))
      throw invalid({ locations: [say('bulk.sale_no_place')] }, say('bulk.sale_no_place'));
    if (files.every(({ known }) => known?.profile.stock && !known.profile.parts.length))
      throw invalid({ stock_location: [say('bulk.stock_no_place')] }, say('bulk.stock_no_place'));
    if (files.every(({ known }) => known?.profile.leftOut)) throw refusedFiles(say('bulk.cards_without_codes'));
    throw isEmpty(files) ? refusedFiles(say('bulk.nothing_in_files')) : forbidden();
  }
  return startOperation(host, caller, clientId, 'import', {
    resources: [...new Set(parts.map(({ resource }) => resource))],
    mode: 'upsert',
    dry_run: dryRun,
    establishment_id: establishmentId,
    file_name: files.map(({ name }) => name).join(', '),
    plan: { parts, ...(corrections && { corrections }) },
    rows_total: parts.reduce((sum, { total }) => sum + total, 0),
  });
}

const refusedFiles = (sentence: Sentence) => invalid({ files: [sentence] }, sentence);

const isEmpty = (files: readonly BroughtFile[]) => files.every(({ known }) => !known?.file.rows.length);
