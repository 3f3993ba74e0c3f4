import { sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import { type KeptQuestion, keptFrom, strangersIn } from '#/model/reports/keptQuestion.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

interface Old {
  client_id: number;
  id: number;
  report: string;
  choices: string | null;
}

/**
 * What earlier versions kept of a question was the end of an address, in a column that no definition names any more: it becomes the parts
 * that are kept now. Such an address asked nothing where it said what the report did not know, so those parts are left out. It stays as it
 * is for a host of the version before, which may still run beside this one.
 */
export async function keepOldChoices(database: Database, { reports }: Model): Promise<void> {
  const { rows: columns } = await database.platform(
    (tx) =>
      sql`select 1 from information_schema.columns
        where table_schema = 'public' and table_name = 'report_schedules' and column_name = 'choices'`.execute(tx),
    { readonly: true },
  );
  if (columns.length === 0) return;
  const { rows } = await database.platform(
    (tx) =>
      sql<Old>`
      select client_id, id, report, choices from public.report_schedules where question is null and choices is not null`.execute(tx),
    { readonly: true },
  );
  for (const { client_id: clientId, id, report: name, choices } of rows) {
    const report = reports[name];
    const asked = keptFrom(new URLSearchParams(choices ?? ''));
    const strange = report ? strangersIn(reports, report, asked).map(({ part }) => part) : [];
    const question: KeptQuestion = Object.fromEntries(Object.entries(asked).filter(([part]) => !strange.includes(part)));
    await database.tenant(clientId, (tx) =>
      sql`
      update public.report_schedules set question = ${JSON.stringify(question)}::jsonb
      where client_id = ${clientId} and id = ${id} and question is null`.execute(tx),
    );
  }
}
