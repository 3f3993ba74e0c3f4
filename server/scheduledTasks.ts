import type { Model } from '#/model/language/model.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#/model/values/durations.ts';
import { forgetSessions } from './access/sessions/forgetSessions.ts';
import { closeSupportSessions } from './access/sessions/supportSessions.ts';
import { watchLimits } from './domain/alerts/watchLimits.ts';
import { enterDueExpenses } from './domain/expenses/enterDue.ts';
import { closedBefore, recomputeMarked } from './domain/sales/recompute.ts';
import { sumStock } from './domain/stock/stockSums.ts';
import type { Database } from './foundation/database/openDatabase.ts';
import type { Jobs } from './foundation/jobs/jobs.ts';
import type { Mailer } from './foundation/mail/index.ts';
import { forgetOldNotifications } from './foundation/notifications/forgetNotifications.ts';
import { forgetDeletions } from './records/deletions/keepDeleted.ts';
import { forgetAnswers } from './records/write/idempotency.ts';

/**
 * What the host does by itself: closed days into rollups, ledgers of stock summed, support sessions whose time is up closed, recurring
 * expenses entered, alerts raised, sessions that are over, old notifications, answers kept under keys and what deletions kept forgotten,
 * and the statistics that the embedded database has nobody else for.
 */
export function scheduledTasks(jobs: Jobs, database: Database, model: Model, mailer: Mailer): void {
  jobs.every('sales.rollups', 20 * SECOND_MS, async () => {
    // Until then a day is read from its facts: after years of orders at once a report costs five times as much.
    await recomputeMarked(database, { before: closedBefore() });
  });
  jobs.every('stock.sums', HOUR_MS, () => sumStock(database));
  jobs.every('access.support', 5 * MINUTE_MS, () => closeSupportSessions(database));
  jobs.every('access.sessions', HOUR_MS, () => forgetSessions(database));
  // Somewhere a day begins every hour.
  jobs.every('expenses.recurring', 15 * MINUTE_MS, () => enterDueExpenses(database, model));
  jobs.every('alerts.watch', 5 * MINUTE_MS, () => watchLimits({ database, model, mailer }));
  jobs.every('notifications.forget', DAY_MS, () => forgetOldNotifications(database));
  jobs.every('verbs.forget', HOUR_MS, () => forgetAnswers(database));
  jobs.every('deletions.forget', 15 * MINUTE_MS, () => forgetDeletions(database));
  if (database.engine === 'embedded') jobs.every('database.vacuum', DAY_MS, async () => void (await database.direct('vacuum analyze')));
}
