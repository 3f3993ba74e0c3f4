import { sql } from 'kysely';
import { expect } from 'vitest';
import { model } from '#/resources/index.ts';
import { watchLimits } from '#/server/domain/alerts/watchLimits.ts';
import type { TestApp } from './app.ts';
import { anOrder } from './sales.ts';

/** An alert as a list shows it. */
export interface Listed {
  id: number;
  kind: string;
  message: string;
  status: string;
  day: string;
}

/** Alerts of an establishment, looked for at moments of the test's choosing, and to whom an email was queued about how many. */
export function alertWatch(host: TestApp, token: string, here: number) {
  const queued: { userId: number; alerts: number }[] = [];
  let rules = 0;
  const call = async (method: 'POST' | 'PUT', path: string, body: object, wanted: number) => {
    const { status, body: answer } = await host.call(method, path, body, token);
    expect(status, JSON.stringify(answer)).toBe(wanted);
    return answer.data;
  };
  const made = (path: string, body: object) => call('POST', path, { establishment_id: here, ...body }, 201);
  return {
    queued,
    call,
    made,
    rule: (body: object) => {
      rules += 1;
      return made('/api/alert-rule', { name: `Rule ${rules}`, people: [host.seeded.one.users['owner@demo.test']], ...body });
    },
    send: (...orders: object[]) =>
      call('POST', '/api/sales/intake', { establishment_id: here, orders: orders.map((changes) => anOrder(changes)) }, 200),
    look: (now: string) =>
      watchLimits(
        {
          database: host.database,
          model,
          mailer: {
            async send(_kind, payload) {
              const { userId, alerts } = payload as { userId: number; alerts: number[] };
              queued.push({ userId, alerts: alerts.length });
            },
          },
        },
        now,
      ),
    alerts: async (of = token): Promise<Listed[]> => {
      const { status, body } = await host.call('POST', '/api/alert/list', { sort_by: 'id', sort_order: 'asc', per_page: 50 }, of);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data.list;
    },
    /** Without alerts and rules, as at first. */
    clear: async () => {
      queued.length = 0;
      for (const table of ['alerts', 'alert_rules'])
        await host.database.platform((tx) => sql`delete from ${sql.id('public', table)}`.execute(tx));
    },
  };
}
