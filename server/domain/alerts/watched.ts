import type { Sentence } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import type alertRules from '#/resources/reports/alertRules.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** An establishment that is looked at, at one moment. */
export interface Watched {
  tx: Transaction;
  model: Model;
  clientId: number;
  establishmentId: number;
  timezone: string;
  /** Minutes after midnight at which a business day starts. */
  dayStartsAt: number;
  currency: string;
  /** Decimals of the currency's minor unit. */
  decimals: number;
  /** ISO 8601 UTC. */
  now: string;
  /** The business day of now, `yyyy-MM-dd`. */
  today: string;
}

/** What can be watched. */
export type AlertKind = keyof (typeof alertRules)['fields']['kind']['values'] & string;

/** Of which net sales there can be a target. */
export type TargetPeriod = keyof (typeof alertRules)['fields']['period']['values'] & string;

/** A rule as it is stored; what its kind does not ask for is null. Amounts in major units. */
export interface AlertRule {
  id: number;
  kind: AlertKind;
  amount: number | null;
  percent: number | null;
  least_orders: number | null;
  hours: number | null;
  minutes: number | null;
  /** `HH:MM`, by the clock of the establishment. */
  opens_at: string | null;
  closes_at: string | null;
  target: number | null;
  period: TargetPeriod | null;
  /** Users who get an email. */
  people: readonly number[];
}

/** Something past its limit. */
export interface Finding {
  /** What it is about: one alert for each at a time. */
  subject: string;
  /** Business day, `yyyy-MM-dd`. */
  day: string;
  message: Sentence;
  drawer?: number;
  order?: number;
  item_products?: number;
  item_ingredients?: number;
}

/** What a rule found, and of which alerts it says that they no longer hold where it did not find them again. */
export interface Findings {
  found: readonly Finding[];
  judges(alert: { subject: string; day: string }): boolean;
}

/** How one kind of alert is found. */
export type Finder = (establishment: Watched, rule: AlertRule) => Promise<Findings>;

/** Of one rule no more are looked at in one run. */
export const MOST_FOUND = 2000;

/** An amount in a sentence. */
export const amountIn = ({ decimals, currency }: Pick<Watched, 'decimals' | 'currency'>, figure: number) => ({
  figure,
  decimals,
  unit: currency,
});
