import type { Model } from '#/model/language/model.ts';
import { ordersPath, type ReportDefinition } from '#/model/language/reports.ts';
import type { TestApp } from './app.ts';

type Row = Record<string, unknown>;
/** What a report answers where its establishments have one currency. */
export interface Answered {
  list: Row[];
  totals: Row;
  [name: string]: unknown;
}

/** Asks reports over HTTP, all their rows. */
export class ReportAsking {
  readonly #host: Pick<TestApp, 'call'>;
  readonly #model: Model;
  readonly #token: string;

  constructor(host: Pick<TestApp, 'call'>, model: Model, token: string) {
    this.#host = host;
    this.#model = model;
    this.#token = token;
  }

  /** Every report whose figures open the orders behind them. */
  get drillable(): ReportDefinition[] {
    return Object.values(this.#model.reports).filter(({ drill }) => drill);
  }

  /** A report's data. @throws where it is refused */
  async data(name: string, question: object): Promise<Answered> {
    const { endpoint } = this.#definition(name);
    return this.#post<Answered>(endpoint, question);
  }

  /** What the orders behind a figure come to: as the host says, and added up page by page. @throws where it is refused */
  async drillDown(name: string, question: object, column: string, row?: Row): Promise<{ sum: number; added: number; orders: number }> {
    const path = ordersPath(this.#definition(name));
    let [page, last, added, sum, orders] = [1, 1, 0, 0, 0];
    for (; page <= last; page++) {
      const answer = await this.#post<{
        list: { amount: number }[];
        totals: { amount: number };
        pagination_options: { last_page: number; total: number };
      }>(path, {
        ...question,
        column,
        ...(row && { row }),
        page,
        per_page: 100,
      });
      added += answer.list.reduce((total, { amount }) => total + amount, 0);
      ({ amount: sum } = answer.totals);
      ({ last_page: last, total: orders } = answer.pagination_options);
    }
    return { sum, added: Math.round(added * 1000) / 1000, orders };
  }

  #definition(name: string): ReportDefinition {
    const report = this.#model.reports[name];
    if (!report) throw new Error(`There is no report '${name}'`);
    return report;
  }

  async #post<T>(path: string, body: object): Promise<T> {
    const { status, body: answer } = await this.#host.call('POST', path, body, this.#token);
    if (status !== 200) throw new Error(`${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(answer)}`);
    return answer.data as T;
  }
}
