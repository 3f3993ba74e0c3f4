import { Ajv } from 'ajv';
import type { SentenceKey } from '#/i18n/sentences.ts';
import tillCashEntries from '#/resources/money/tillCashEntries.ts';
import { LARGEST_AMOUNT } from '#/server/domain/sales/minorUnits.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { schemaSentences } from '#/server/foundation/http/schemaSentences.ts';
import type { RecordOf } from '#model/language';

/** What a till reports of a drawer, once under its own key. */
export interface CashEntry {
  uuid: string;
  kind: RecordOf<typeof tillCashEntries>['kind'];
  at: string;
  /** Of an opening the float, of a closing what was counted; without a sale there is none. In major units. */
  amount?: number | null;
  reason?: string | null;
  employee_id?: number | null;
  station_id?: number | null;
  /** Of an opening: how the session is called. */
  number?: string | null;
  /** Of a closing: the coins and notes. */
  denominations?: readonly { denomination: number; quantity: number }[];
}

const id = { type: ['integer', 'null'], minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const amount = { type: 'number', minimum: 0, maximum: LARGEST_AMOUNT };
const object = (title: string, required: readonly string[], properties: object) => ({
  type: 'object',
  title,
  required,
  properties,
  additionalProperties: false,
});

/** One entry, as JSON Schema. */
const cashEntrySchema = object('a cash entry', ['uuid', 'kind', 'at'], {
  uuid: {
    type: 'string',
    pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
    'x-sentence': 'requests.uuid' satisfies SentenceKey,
  },
  kind: { type: 'string', enum: Object.keys(tillCashEntries.fields.kind.values) },
  at: { type: 'string', minLength: 10, maxLength: 40 },
  amount: { ...amount, type: ['number', 'null'] },
  reason: { type: ['string', 'null'], maxLength: 200 },
  employee_id: id,
  station_id: id,
  number: { type: ['string', 'null'], maxLength: 40 },
  denominations: {
    type: 'array',
    maxItems: 60,
    items: object('coins or notes', ['denomination', 'quantity'], {
      denomination: amount,
      quantity: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    }),
  },
});

const entries = { type: 'array', minItems: 1, maxItems: 500 };
const bodyOf = (list: object) =>
  object('cash entries', ['establishment_id', 'entries'], { establishment_id: { ...id, type: 'integer' }, entries: list });

/** The call's body; each entry is validated by itself, so that a bad one does not stop the others. */
export const cashEntriesSchema = bodyOf(entries);

/** The same with what an entry holds, to be read. */
export const describedEntries = bodyOf({ ...entries, items: cashEntrySchema });

const ajv = new Ajv({
  allErrors: true,
  strictSchema: false,
  strictTypes: false,
  strictRequired: false,
  strictNumbers: true,
  verbose: true,
  ownProperties: true,
  logger: false,
});
const validate = ajv.compile<CashEntry>(cashEntrySchema);

/** The entry, or why it is none. */
export function readCashEntry(value: unknown): { entry: CashEntry } | { errors: FieldErrors } {
  return validate(value) ? { entry: value } : { errors: schemaSentences(validate.errors ?? []) };
}
