import { sql } from 'kysely';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { source } from '#/server/records/rowScope.ts';
import { uniqueGroups } from '#/server/records/write/uniqueness.ts';
import { isEmpty, problem } from '#model/language';

/**
 * What the records of a preview would have taken that no two may have alike: each unit of work is taken back, so the next one cannot meet
 * it in the table.
 */
export class Taken {
  readonly #groups: readonly (readonly string[])[];
  readonly #resource: ResourceModel;
  readonly #keys = new Map<string, number>();

  constructor(resource: ResourceModel, set: readonly string[]) {
    this.#resource = resource;
    this.#groups = uniqueGroups(resource).filter((group) => group.some((name) => set.includes(name)));
  }

  /** @throws ApiError 422 where an earlier record would have the same */
  async refuse(tx: Transaction, clientId: number, id: number): Promise<void> {
    if (!this.#groups.length) return;
    const { scope, table } = this.#resource;
    const names = [...new Set(this.#groups.flat())];
    const establishment = scope === 'establishment' ? sql.ref('establishment_id') : sql`null`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join([sql`${establishment} as "the establishment"`, ...names.map((name) => sql.ref(name))])} from ${source({ clientId }, table)}
        where client_id = ${clientId} and id = ${id}`.execute(tx);
    const [record] = rows;
    if (!record) return;
    for (const group of this.#groups) {
      const values = group.map((name) => record[name]);
      if (values.some(isEmpty)) continue;
      const key = JSON.stringify([record['the establishment'], group, values.map((value) => String(value).toLowerCase())]);
      if ((this.#keys.get(key) ?? id) !== id) throw invalid({ [group.at(-1) ?? '']: [problem('not_unique')] });
      this.#keys.set(key, id);
    }
  }
}
