import { sql } from 'kysely';
import { contextFor } from '#/i18n/context.ts';
import { documentTexts } from '#/i18n/documents.ts';
import { type Language, languageOf } from '#/i18n/languages.ts';
import type { Model } from '#/model/language/model.ts';
import type { ReceiptSource } from '#/resources/reference/receiptBlocks.ts';
import type { ReceiptOrder } from '#/resources/reference/receiptOrder.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { readSettings } from '#/server/records/settings/storedSettings.ts';

/** Whose order a receipt is for. */
interface Establishment {
  clientId: number;
  establishmentId: number;
}

/** The settings that say how a receipt looks. */
const RECEIPT = 'receipt';

/** What a whole order's receipt is made of: the establishment's settings, money and clock, in a language. */
export async function readReceipt(
  tx: Transaction,
  model: Model,
  { clientId, establishmentId }: Establishment,
  order: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<ReceiptSource> {
  const settings = model.settings[RECEIPT];
  if (!settings) throw new Error(`There are no '${RECEIPT}' settings`);
  const { values } = await readSettings(tx, { clientId, establishmentId, settings });
  const { rows } = await sql<{ title: string; address: string | null; phone: string | null; currency: string; timezone: string }>`
    select title, address, phone, currency, timezone from tenant.establishments where client_id = ${clientId}
      and id = ${establishmentId}`.execute(tx);
  const [establishment] = rows;
  if (!establishment) throw new Error(`There is no establishment ${establishmentId} of client ${clientId}`);
  return {
    order: order as unknown as ReceiptOrder,
    values,
    establishment: { title: establishment.title, address: establishment.address ?? '', phone: establishment.phone ?? '' },
    context: contextFor({ locale: language, currency: establishment.currency, timezone: establishment.timezone }),
    words: (word) => documentTexts('receipt', language)[word],
  };
}

/** The language that was asked for, else the caller's own; English for those who have none here. */
export async function languageFor(tx: Transaction, clientId: number, userId: number, asked: unknown): Promise<Language> {
  if (typeof asked === 'string') return languageOf(asked);
  const { rows } = await sql<{
    language: string | null;
  }>`select language from tenant.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
  return languageOf(rows[0]?.language);
}
