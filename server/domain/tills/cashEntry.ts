import tillCashEntries from '#/resources/money/tillCashEntries.ts';
import { amount, id, listBody, maybe, object, optionalText, readerOf, time, uuid } from '#/server/domain/sales/tillSchema.ts';
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

/** One entry, as JSON Schema. */
const cashEntrySchema = object('a cash entry', ['uuid', 'kind', 'at'], {
  uuid,
  kind: { type: 'string', enum: Object.keys(tillCashEntries.fields.kind.values) },
  at: time,
  amount: maybe(amount),
  reason: optionalText(200),
  employee_id: maybe(id),
  station_id: maybe(id),
  number: optionalText(40),
  denominations: {
    type: 'array',
    maxItems: 60,
    items: object('coins or notes', ['denomination', 'quantity'], {
      denomination: amount,
      quantity: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    }),
  },
});

/** The call's body. */
export const cashEntriesSchema = listBody('cash entries', 'entries');

/** The same with what an entry holds, to be read. */
export const describedEntries = listBody('cash entries', 'entries', cashEntrySchema);

/** The entry, or why it is none. */
export const readCashEntry = readerOf<CashEntry>(cashEntrySchema);
