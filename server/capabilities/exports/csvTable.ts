import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { TableWriter } from './exportHost.ts';

/** Rows as CSV: canonical texts, which an import reads. */
export const writeCsv: TableWriter = async ({ columns, batches }, append, wrote) => {
  await append(BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)));
  for await (const batch of batches) {
    await append(batch.records.map((record) => csvLine(batch.columns.map((column) => column.text(record)))).join(''));
    await wrote(batch.records.length);
  }
};
