import fc from 'fast-check';
import { model } from '#/resources/index.ts';
import { callsOf, type FakeCall } from './calls.ts';
import { type FuzzHost, fuzzHost } from './fuzzHost.ts';
import { Known } from './schemaValues.ts';

/** What is asked of a fuzz. */
export interface FuzzOptions {
  calls: number;
  seed: number;
  /** After each round, with what was found so far. */
  onRound?: (outcome: FuzzOutcome) => void;
}

/** What it found. */
export interface FuzzOutcome {
  calls: number;
  operations: number;
  statuses: Map<number, number>;
  /** The slowest calls, the slowest first. */
  slowest: { ms: number; call: string }[];
  failures: FuzzFailure[];
}

/** A call that was not answered as it must be. */
export interface FuzzFailure {
  why: string;
  /** A command that makes the call. */
  curl: string;
  /** Which round and call of it: the same seed makes the same ones. */
  at: string;
}

/** No call may take longer. */
const LONGEST_MS = 5_000;
/** A round begins on data that nothing has happened to: what an earlier call deleted is there again. */
const ROUND = 1_500;
const SHOWN_SLOWEST = 10;
/** So many failures are enough to work on. */
const MAX_FAILURES = 40;

/** Makes calls over every operation of the host's own document, in rounds, and validates each answer. */
export async function fuzz({ calls, seed, onRound }: FuzzOptions): Promise<FuzzOutcome> {
  const outcome = nothingYet();
  for (let round = 0; outcome.calls < calls && outcome.failures.length < MAX_FAILURES; round++) {
    const host = await fuzzHost();
    try {
      await fuzzRound(host, { seed: seed + round, calls: Math.min(ROUND, calls - outcome.calls) }, outcome);
    } finally {
      await host.close();
    }
    onRound?.(outcome);
  }
  return outcome;
}

/** The calls of one seed, one after the other, on a host that is there; fewer where they shut out whoever makes them. */
export async function fuzzRound(host: FuzzHost, { calls, seed }: FuzzOptions, outcome = nothingYet()): Promise<FuzzOutcome> {
  const document = (await host.app.inject('/api/openapi.json')).json();
  outcome.operations = Object.values(document.paths as Record<string, object>).reduce(
    (sum, methods) => sum + Object.keys(methods).length,
    0,
  );
  const made = fc.sample(callsOf(document, model), { seed, numRuns: calls });
  for (const [number, call] of made.entries()) {
    const status = await validatedCall(host, call, `seed ${seed}, call ${number}`, outcome);
    if (status !== 401 || (await host.signInAgain(call.person)) || call.person !== 'owner') continue;
    // Whoever calls most is shut out for good: what follows would be refused at the door.
    break;
  }
  return outcome;
}

const nothingYet = (): FuzzOutcome => ({ calls: 0, operations: 0, statuses: new Map(), slowest: [], failures: [] });

async function validatedCall(host: FuzzHost, call: FakeCall, at: string, outcome: FuzzOutcome): Promise<number> {
  const written = requestOf(host, call);
  const before = performance.now();
  const answer = await answered(host, written);
  const ms = performance.now() - before;
  outcome.calls += 1;
  const status = answer instanceof Error ? 0 : answer.statusCode;
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
  noteSlow(outcome, ms, `${status} ${call.method} ${call.path}`);
  const faults = answer instanceof Error ? [String(answer)] : faultsOf(answer);
  if (ms > LONGEST_MS) faults.push(`it took ${Math.round(ms)} ms`);
  faults.push(...host.errors.splice(0).map((line) => `the log says ${line.slice(0, 1_500)}`));
  if (faults.length)
    outcome.failures.push({ why: `${status} ${call.method} ${call.path}: ${faults.join('; ')}`, curl: curlOf(written), at });
  return status;
}

type Written = ReturnType<typeof requestOf>;
type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

function requestOf(host: FuzzHost, { method, path, params, query, body, raw, headers, person }: FakeCall) {
  const text = (value: unknown) => (value instanceof Known ? String(host.idOf(value)) : String(value));
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => text(params[name])) + query;
  const payload =
    raw ?? (body === undefined ? undefined : JSON.stringify(body, (_key, value) => (value instanceof Known ? host.idOf(value) : value)));
  const token = host.tokenOf(person);
  return {
    method: method as 'GET',
    url,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  };
}

async function answered({ app }: FuzzHost, request: Written): Promise<Answer | Error> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error(`no answer within ${LONGEST_MS * 12} ms`)), LONGEST_MS * 12);
  });
  try {
    return await Promise.race([app.inject(request) as Promise<Answer>, late]);
  } catch (error) {
    return error as Error;
  } finally {
    clearTimeout(timer);
  }
}

/** Where an answer is otherwise than the contract's envelope, and any 5xx that is not a 503 with a sentence and a time to come back. */
function faultsOf({ statusCode, headers, body }: Answer): string[] {
  if (statusCode < 300 || statusCode === 304) return isJson(headers) && !isObject(parsed(body)) ? ['the answer is no JSON object'] : [];
  const answer = parsed(body);
  if (!isJson(headers) || !isObject(answer)) return [`the refusal is no JSON object: ${body.slice(0, 200)}`];
  const faults: string[] = [];
  const isBusy = statusCode === 503 && headers['retry-after'] !== undefined;
  if (statusCode >= 500 && !isBusy) faults.push(`it is a ${statusCode}`);
  if (answer.status !== 'error' || typeof answer.message !== 'string' || answer.message === '')
    faults.push(`the envelope is ${body.slice(0, 200)}`);
  const { errors } = answer;
  // A key that was used for another call is about no field.
  const isAboutNoField = String(answer.message).startsWith('This was done already');
  if (
    statusCode === 422 &&
    !isAboutNoField &&
    !(isObject(errors) && Object.keys(errors).length > 0 && Object.values(errors).every(areSentences))
  )
    faults.push(`no field is named: ${body.slice(0, 300)}`);
  if (statusCode !== 422 && errors !== undefined) faults.push(`fields are named: ${body.slice(0, 200)}`);
  return faults;
}

const isJson = (headers: Answer['headers']) =>
  String(headers['content-type']).includes('application/json') && headers['content-encoding'] === undefined;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const areSentences = (list: unknown) =>
  Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string' && /\p{L}/u.test(one));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noteSlow(outcome: FuzzOutcome, ms: number, call: string): void {
  outcome.slowest = [...outcome.slowest, { ms: Math.round(ms), call }].sort((a, b) => b.ms - a.ms).slice(0, SHOWN_SLOWEST);
}

/** The call as a command; the token is whose it was. */
function curlOf({ method, url, headers, payload }: Written): string {
  const said = Object.entries(headers as Record<string, string>).map(([name, value]) => `-H '${name}: ${value.replaceAll("'", "'\\''")}'`);
  const body = payload === undefined ? [] : [`--data-raw '${payload.replaceAll("'", "'\\''").slice(0, 4_000)}'`];
  return ['curl', '-X', method, ...said, ...body, `'http://127.0.0.1:4000${url}'`].join(' ');
}
