import type { SalesPeriod, SalesScope } from '#/server/domain/sales/period.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

type Read<T> = (tx: Transaction, rowScope: SalesScope, period: SalesPeriod) => Promise<T>;

/**
 * Reads what several reports of one reading ask for alike once: their unit of work sees the data of one moment, so a second reading would
 * say the same. What it answers is shared, and nobody changes it.
 */
export function oncePerReading<T>(read: Read<T>): Read<T> {
  const known = new WeakMap<Transaction, Map<string, Promise<T>>>();
  return (tx, rowScope, period) => {
    const answers = known.get(tx) ?? new Map<string, Promise<T>>();
    known.set(tx, answers);
    const question = JSON.stringify([rowScope, period]);
    const answer = answers.get(question) ?? read(tx, rowScope, period);
    answers.set(question, answer);
    return answer;
  };
}
