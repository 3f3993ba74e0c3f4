import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { insert } from '#/tests/support/seed.ts';
import type { WorkingApp } from '#/tests/support/workingApp.ts';
import type { Drawer, EstablishmentLife, Life, Money, Said } from './lives.ts';

/** What members earn for each unit of money, and what the reward costs them. */
export const POINTS_PER_UNIT = 2;
export const REWARD_COST = 30;

/** Every so many lives there is a twin of the first establishment. */
const TWIN_EACH = 5;

/** A host on which lives are played, one after the other, in one business. */
export interface Stage {
  host: WorkingApp;
  owner: string;
  reward: number;
  /** How many lives were played: no two share a card, a member, a person or an order. */
  played: number;
}

/** Who asks a host for figures. */
export interface Asking {
  host: Pick<WorkingApp, 'call'>;
  owner: string;
}

/** An establishment as it was played. */
export interface PlayedEstablishment {
  id: number;
  life: EstablishmentLife;
  /** What was said last of each of its orders. */
  last: { order: OrderInput; said: Said }[];
  pools: number[];
}

/** A life as it was played. */
export interface PlayedLife {
  money: Money;
  establishments: PlayedEstablishment[];
  /** Numbers that may be those of a gift card. */
  cards: string[];
  /** Ids of the two members. */
  members: [number, number];
  /** Of its first establishment: one where the same was said at once, the other way round. */
  twin: number | undefined;
}

/** Opens it: a business whose members have a reward to spend points on. @throws where it is refused */
export async function stageOn(host: WorkingApp): Promise<Stage> {
  const owner = await host.signIn('owner@demo.test');
  const stage = { host, owner, reward: 0, played: 0 };
  const reward = { name: 'Ten off', reward_type: 'percent_off', value: 10, unlock_by: 'points', threshold: REWARD_COST };
  const { id } = await done(stage, '/api/loyalty-program', { ...reward, establishment_id: host.seeded.one.establishments[0] });
  return { ...stage, reward: id };
}

/** What a call answers. @throws where it is refused */
// biome-ignore lint/suspicious/noExplicitAny: the parsing edge of the tests
export async function done({ host, owner }: Asking, path: string, body?: object, method: 'POST' | 'GET' = 'POST'): Promise<any> {
  const { status, body: answer } = await host.call(method, path, body, owner);
  if (status >= 300) throw new Error(`${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Plays a life at establishments of its own. @throws where something is refused that should not be */
export async function play(stage: Stage, life: Life, money: Money): Promise<PlayedLife> {
  stage.played += 1;
  const player = new Player(stage, life, money);
  await player.begin();
  await player.come(0);
  for (const wave of [0, 1]) {
    await player.wave(wave);
    if (wave === 0) {
      await player.come(1);
      if (life.recomputedBefore) await recomputeMarked(stage.host.database, { before: life.recomputedBefore });
    }
  }
  await player.come(2);
  if (stage.played % TWIN_EACH === 0) player.played.twin = await player.twin();
  return player.played;
}

class Player {
  readonly #stage: Stage;
  readonly #life: Life;
  readonly #serial: number;
  readonly #stations: [number, number][] = [];
  readonly played: PlayedLife;

  constructor(stage: Stage, life: Life, money: Money) {
    this.#stage = stage;
    this.#life = life;
    this.#serial = stage.played;
    this.played = {
      money,
      establishments: [],
      cards: ['SOLD-1', 'SOLD-2', 'NEVER-1'].map((one) => this.#named(one)),
      members: [0, 0],
      twin: undefined,
    };
  }

  /** Opens the establishments, with their stations, people and shifts. */
  async begin(): Promise<void> {
    const { host } = this.#stage;
    const { clientId } = host.seeded.one;
    for (const [at, life] of this.#life.establishments.entries()) {
      const { timezone, dayStartsAt } = life;
      const { id, stations, people } = await host.database.platform(async (tx) => {
        const make = (resource: string, values: Record<string, unknown>) => insert(tx, model, resource, clientId, values);
        const place = await make('establishments', {
          ...{ title: `Place ${this.#serial}-${at}`, currency: this.played.money.currency, timezone },
          business_day_starts_at: clockOf(dayStartsAt),
        });
        const names = [`Front ${this.#serial}-${at}`, `Bar ${this.#serial}-${at}`];
        const stationIds: number[] = [];
        for (const name of names) stationIds.push(await make('stations', { name, establishment: place, token: `${name} token` }));
        return { id: place, stations: stationIds as [number, number], people: [] as number[] };
      });
      this.#stations.push(stations);
      const last = life.said.map((said, nth) => ({ said, order: this.#order(at, nth + (said.revised ? 0.5 : 0)) }));
      this.played.establishments.push({ id, life, last, pools: [] });
      await this.#post(id, '/api/establishment-meta', { kind: 'loyalty', values: { enabled: true, points_per_unit: POINTS_PER_UNIT } });
      if (life.hasOvertime)
        await this.#post(id, '/api/establishment-meta', {
          kind: 'labour',
          values: {
            overtime_from: '2000-01-01',
            daily_hours: 6,
            second_daily_hours: 9,
            weekly_hours: 15,
            overtime_rate: 1.5,
            second_rate: 2,
          },
        });
      // Who takes orders as Ana Vale is the first of them: tips and hours meet.
      for (const [first_name, hourly_rate] of life.shifts.length > 0
        ? ([
            ['Ana', 13],
            ['Bo', undefined],
          ] as const)
        : [])
        people.push((await this.#post(id, '/api/employee', { first_name, last_name: `Vale ${this.#serial}-${at}`, hourly_rate })).id);
      for (const { who, ...shift } of life.shifts) await this.#work(id, { employee: people[who], ...shift });
    }
  }

  /** Makes the cards and members that are known from this moment. */
  async come(moment: number): Promise<void> {
    const { id } = present(this.played.establishments[0], 'an establishment');
    const { known, held } = this.#life;
    const { money, cards, members } = this.played;
    const card_number = moment === 0 ? cards[0] : cards[2];
    if (moment === 0 || known[0] === moment) {
      const card = await this.#post(id, '/api/gift-card', { card_number, currency: money.currency });
      await this.#post(id, `/api/gift-card/${card.id}/activate`, { amount: held / 10 ** money.decimals });
    }
    for (const which of [0, 1] as const)
      if (known[which === 0 ? 1 : 2] === moment)
        members[which] = (await this.#post(id, '/api/loyalty-member', { card_number: this.#named(`MEMBER-${which}`) })).id;
  }

  /** Sends the orders of a wave to each establishment; drawers are opened and counted, and tips shared, between the two. */
  async wave(number: number): Promise<void> {
    for (const [at, establishment] of this.played.establishments.entries()) {
      const { life, id, pools } = establishment;
      const orders = (life.waves[number] ?? []).map((nth) => this.#order(at, nth));
      if (orders.length > 0) await this.#takeIn(id, orders);
      if (number === 1) continue;
      await this.#report(at, establishment);
      for (const [nth, drawer] of life.drawers.entries()) await this.#open(at, nth, drawer);
      await this.#report(at, establishment);
      for (const { of, method } of life.pools) {
        const date = present(life.said[of], 'an order').first.local_created_at.slice(0, 10);
        const pool = await this.#post(id, '/api/tip-pool', { date, method });
        pools.push(pool.id);
        const { owner, host } = this.#stage;
        const { status, body } = await host.call('POST', `/api/tip-pool/${pool.id}/approve`, { establishment_id: id }, owner);
        // A shift without an end keeps a day from being approved.
        if (status !== 200 && status !== 409) throw new Error(`Approving a pool: ${status} ${JSON.stringify(body)}`);
      }
    }
  }

  /** The same orders as they were said last, all at once and the other way round, at an establishment of its own. */
  async twin(): Promise<number> {
    const { life, last } = present(this.played.establishments[0], 'an establishment');
    const { host } = this.#stage;
    const { money } = this.played;
    const id = await host.database.platform((tx) =>
      insert(tx, model, 'establishments', host.seeded.one.clientId, {
        ...{ title: `Twin ${this.#serial}`, currency: money.currency, timezone: life.timezone },
        business_day_starts_at: clockOf(life.dayStartsAt),
      }),
    );
    const again = last
      .map(
        ({ order }, nth): OrderInput => ({
          ...order,
          ...{ uuid: uuidOf(this.#serial, 8, nth), station_id: null, loyalty_card: null },
          discounts: (order.discounts ?? []).map((one) => ({ ...one, reward_id: null })),
          lines: order.lines.map((line) => (line.gift_card ? { ...line, gift_card: `TWIN-${line.gift_card}` } : line)),
          payments: (order.payments ?? []).map((one) => (one.gift_card ? { ...one, gift_card: `TWIN-${one.gift_card}` } : one)),
        }),
      )
      .reverse();
    await this.#takeIn(id, again);
    return id;
  }

  /** Enters a shift. One that overlaps another is refused: it was none. */
  async #work(establishment_id: number, shift: object): Promise<void> {
    const { host, owner } = this.#stage;
    const { status, body } = await host.call('POST', '/api/time-entry', { establishment_id, ...shift }, owner);
    const isOverlap = status === 422 && Object.keys(body.errors).every((field) => field.startsWith('time_'));
    if (status !== 201 && !isOverlap) throw new Error(`${JSON.stringify(shift)}: ${status} ${JSON.stringify(body)}`);
  }

  async #takeIn(id: number, orders: readonly OrderInput[]): Promise<void> {
    const { list } = await this.#post(id, '/api/sales/intake', { orders });
    const rejected = list.filter(({ status }: { status: string }) => status === 'rejected');
    if (rejected.length > 0) throw new Error(`Rejected: ${JSON.stringify(rejected[0])}`);
  }

  async #report(at: number, { id, life }: PlayedEstablishment): Promise<void> {
    const entries = life.entries.map(({ kind, at: moment, station, minor }, nth) => ({
      ...{ uuid: uuidOf(this.#serial, 16 + at, nth), kind, at: moment, station_id: this.#station(at, station) },
      ...(kind !== 'no_sale' && { amount: minor / 10 ** this.played.money.decimals }),
    }));
    if (entries.length > 0) await this.#post(id, '/api/cash-drawer/entries', { entries });
  }

  async #open(at: number, nth: number, { station, opened, hours }: Drawer): Promise<void> {
    const closed_at =
      hours && new Date(Date.parse(`${opened.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    await this.#post(present(this.played.establishments[at], 'an establishment').id, '/api/cash-drawer-session', {
      ...{ number: `D-${nth}`, station: this.#station(at, station), opened_at: opened },
      ...(closed_at && { closed_at, counted: 0 }),
    });
  }

  #station(at: number, station: 0 | 1 | undefined): number | null {
    return station === undefined ? null : (this.#stations[at]?.[station] ?? null);
  }

  #named(name: string): string {
    return `${name}-${this.#serial}`;
  }

  /** An order as it is sent: its cards, member, reward, station and key are this life's own. */
  #order(at: number, nth: number): OrderInput {
    const said = present(this.#life.establishments[at]?.said[Math.floor(nth)], 'an order');
    const order = nth % 1 === 0 ? said.first : present(said.revised, 'what was said then');
    return {
      ...order,
      uuid: uuidOf(this.#serial, at, Math.floor(nth)),
      station_id: this.#station(at, said.station),
      loyalty_card: said.member === undefined ? null : this.#named(`MEMBER-${said.member}`),
      ...(order.user_name && { user_name: `${order.user_name} Vale ${this.#serial}-${at}` }),
      discounts: (order.discounts ?? []).map((one, i) => (i === 0 && said.isRewarded ? { ...one, reward_id: this.#stage.reward } : one)),
      lines: order.lines.map((line) => (line.gift_card ? { ...line, gift_card: this.#named(line.gift_card) } : line)),
      payments: (order.payments ?? []).map((one) => (one.gift_card ? { ...one, gift_card: this.#named(one.gift_card) } : one)),
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the parsing edge of the tests
  #post(establishment_id: number, path: string, body: object): Promise<any> {
    return done(this.#stage, path, { establishment_id, ...body });
  }
}

const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function uuidOf(serial: number, group: number, nth: number): string {
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
  return `${hex(serial, 8)}-${hex(group, 4)}-4000-8000-${hex(nth, 12)}`;
}
