import { say } from '#/i18n/sentences.ts';
import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { type LinesQuestion, readLines, readProgress } from '#/server/domain/stock/counts/readLines.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** One page of a sheet's rows, how far it is, and the host's time, by which a count is timed that can only be sent later. */
export const verb = defineVerb(inventoryCounts, 'lines', async (work, input, record) => {
  const reader = await readerOf(work, record);
  const question: LinesQuestion = {
    search: (input.search ?? '').trim(),
    show: input.show ?? 'all',
    page: input.page ?? 1,
    perPage: input.per_page ?? 50,
  };
  // Which rows differ would tell what should be there.
  if (question.show === 'variance' && !reader.seesExpected) throw invalid({ show: [say('stock.blind_count')] });
  const { rows, total } = await readLines(work.tx, reader, question);
  const { page, perPage } = question;
  return {
    data: {
      list: rows,
      pagination_options: { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) },
      progress: await readProgress(work.tx, reader),
      hides_expected: !reader.seesExpected,
      now: work.now,
    },
  };
});
