import fc from 'fast-check';
import { addDays } from '#/model/reports/periods.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import type { Question } from '#/tests/support/reportQuestions.ts';
import { workingApp } from '#/tests/support/workingApp.ts';
import { disagreements } from './identities.ts';
import { FIRST_DAY, LAST_DAY, lifeOf, MONIES } from './lives.ts';
import { moneyDisagreements } from './money.ts';
import { type PlayedLife, play, type Stage, stageOn } from './play.ts';

/** Lives that are played beside each other in one currency, and asked about together. */
const LIVES = 10;
/** Random questions to each round, beside the one for everything. */
const QUESTIONS = 3;
/** A database takes in so many lives: with more establishments every call gets slower. */
const LIVES_ON_A_STAGE = 100;

/** Something that does not agree, as small as it was found. */
export interface Disagreement {
  seed: number;
  /** The number of the history, from 1; absent: only several of them together disagree. */
  history: number | undefined;
  what: string;
  question?: Question;
}

/** Plays `histories` lives and asks for all nine identities. `onRound` is told after each round how far it is. */
export async function agreementsOf(
  { histories, seed }: { histories: number; seed: number },
  onRound: (played: number, found: readonly Disagreement[]) => void = () => {},
): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (let from = 0; from < histories; from += LIVES_ON_A_STAGE) {
    const host = await workingApp();
    try {
      const stage = await stageOn(host);
      for (let first = from; first < Math.min(from + LIVES_ON_A_STAGE, histories); first += LIVES) {
        found.push(...(await round(stage, { seed, first, lives: Math.min(LIVES, histories - first) })));
        onRound(Math.min(first + LIVES, histories), found);
      }
      for (const { establishmentId, month } of (await rebuild(host.database)).wrong)
        found.push({ seed, history: undefined, what: `7. rollups of ${establishmentId} in ${month} were not those of its facts` });
    } finally {
      await host.close();
    }
  }
  return found;
}

async function round(stage: Stage, { seed, first, lives }: { seed: number; first: number; lives: number }): Promise<Disagreement[]> {
  const money = MONIES[(first / LIVES) % MONIES.length] as (typeof MONIES)[number];
  const found: Disagreement[] = [];
  const played: PlayedLife[] = [];
  const of = (nth: number) => ({ seed, history: first + nth + 1 });
  for (const [nth, life] of fc.sample(lifeOf(money), { numRuns: lives, seed: seed + first }).entries()) {
    const one = await play(stage, life, money).catch((error: Error) => {
      throw new Error(`Seed ${seed}, history ${first + nth + 1}: ${error.message}`, { cause: error });
    });
    played.push(one);
    for (const what of await moneyDisagreements(stage, one)) found.push({ ...of(nth), what });
  }
  const places = played.flatMap((one) => one.establishments.map(({ id }) => id));
  const everything = questionOf(places, FIRST_DAY, LAST_DAY);
  const asked = fc.sample(fc.record({ question: questionsAt(places), picks: fc.array(fc.nat(), { minLength: 3, maxLength: 5 }) }), {
    numRuns: QUESTIONS,
    seed: seed + first,
  });
  for (const { question, picks } of [{ question: everything, picks: [first, first * 7 + 1, first * 13 + 5] }, ...asked]) {
    const wrong = await disagreements(stage, question, picks);
    for (const what of wrong) found.push(await smallest(stage, { played, question, picks, what, of }));
  }
  return found;
}

const questionOf = (establishment_ids: number[], date_from: string, date_to: string): Question => ({
  ...{ establishment_ids, date_from, date_to, time_from: '00:00', time_to: '24:00' },
});
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function questionsAt(places: readonly number[]): fc.Arbitrary<Question> {
  return fc
    .record({
      establishment_ids: fc.subarray([...places], { minLength: 1 }),
      from: fc.integer({ min: 0, max: 70 }),
      days: fc.integer({ min: 0, max: 80 }),
      hours: fc.oneof(fc.constant([0, 1440]), fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))),
    })
    .map(({ establishment_ids, from, days, hours: [start = 0, end = 1440] }) => ({
      ...questionOf(establishment_ids, addDays(FIRST_DAY, from), addDays(FIRST_DAY, from + days)),
      ...{ time_from: clock(start), time_to: clock(end) },
    }));
}

interface Found {
  played: readonly PlayedLife[];
  question: Question;
  picks: readonly number[];
  what: string;
  of: (nth: number) => { seed: number; history: number };
}

/** The same disagreement of one establishment and of fewer days, where it is there as well. */
async function smallest(stage: Stage, { played, question, picks, what, of }: Found): Promise<Disagreement> {
  const kind = what.split(':')[0];
  const still = async (smaller: Question) => (await disagreements(stage, smaller, picks)).find((one) => one.split(':')[0] === kind);
  let found: Disagreement = { seed: of(0).seed, history: undefined, what, question };
  for (const [nth, { establishments }] of played.entries())
    for (const { id } of establishments.filter((establishment) => question.establishment_ids.includes(establishment.id))) {
      const smaller = { ...question, establishment_ids: [id] };
      const same = await still(smaller);
      if (!same) continue;
      found = { ...of(nth), what: same, question: smaller };
      return fewerDays(found, smaller, still);
    }
  return found;
}

async function fewerDays(
  found: Disagreement,
  question: Question,
  still: (smaller: Question) => Promise<string | undefined>,
): Promise<Disagreement> {
  const days = (Date.parse(question.date_to) - Date.parse(question.date_from)) / 86_400_000;
  if (days < 1) return found;
  const middle = addDays(question.date_from, Math.floor(days / 2));
  for (const smaller of [
    { ...question, date_to: middle },
    { ...question, date_from: addDays(middle, 1) },
  ]) {
    const same = await still(smaller);
    if (same) return fewerDays({ ...found, what: same, question: smaller }, smaller, still);
  }
  return found;
}
