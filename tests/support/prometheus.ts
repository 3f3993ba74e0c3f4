/** One line of figures. */
export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** What an address for Prometheus told. */
export interface Told {
  samples: readonly Sample[];
  /** The metrics' types by their names. */
  types: ReadonlyMap<string, string>;
  /** The only sample of a name with these labels among its own; undefined where there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = '([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\\\\n]|\\\\["\\\\n])*)"';
const helpLine = new RegExp(`^# HELP (${NAME}) (\\S.*)$`);
const typeLine = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const sampleLine = new RegExp(`^(${NAME})(?:\\{(${LABEL}(?:,${LABEL})*)\\})? (\\S+)$`);
const numeral = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|[+-]Inf|NaN)$/i;

/**
 * Reads the Prometheus text format 0.0.4 strictly. @throws an Error of the first line that is not of it: one of no known form, a sample
 * outside its metric's block, one that is there twice, a metric without help or type, a histogram that does not add up
 */
export function readPrometheus(text: string): Told {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const samples: Sample[] = [];
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const seen = new Set<string>();
  let current = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, help] = helpLine.exec(line) ?? [];
    const [, typed, type = ''] = typeLine.exec(line) ?? [];
    if (help) {
      if (helped.has(help)) throw new Error(`There are two blocks of ${help}`);
      helped.add(help);
      current = help;
    } else if (typed) {
      if (typed !== current || types.has(typed)) throw new Error(`A type stands outside its block: ${line}`);
      types.set(typed, type);
    } else {
      const sample = sampleOf(line);
      if (!ownNames(current, types.get(current)).includes(sample.name)) throw new Error(`A sample stands outside its block: ${line}`);
      const key = keyOf(sample.name, sample.labels);
      if (seen.has(key)) throw new Error(`It is there twice: ${line}`);
      seen.add(key);
      samples.push(sample);
    }
  }
  for (const [name, type] of types) if (type === 'histogram') checkHistogram(name, samples);
  for (const { name, value } of samples)
    if (types.get(name) === 'counter' && !(value >= 0)) throw new Error(`A counter is ${value}: ${name}`);
  return { samples, types, value: (name, labels = {}) => only(samples, name, labels) };
}

function sampleOf(line: string): Sample {
  const [, name = '', inside = ''] = sampleLine.exec(line) ?? [];
  const value = line.slice(line.lastIndexOf(' ') + 1);
  if (name === '' || !numeral.test(value)) throw new Error(`It is no line of the format: ${line}`);
  const labels = [...inside.matchAll(new RegExp(LABEL, 'g'))].map(([, key = '', said = '']) => [key, unescaped(said)] as const);
  if (new Set(labels.map(([key]) => key)).size !== labels.length) throw new Error(`A label stands twice: ${line}`);
  return { name, labels: Object.fromEntries(labels), value: Number(value.replace(/Inf$/i, 'Infinity')) };
}

const unescaped = (text: string) => text.replace(/\\(.)/g, (_whole, mark: string) => (mark === 'n' ? '\n' : mark));

function ownNames(name: string, type: string | undefined): string[] {
  if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`];
  if (type === 'summary') return [name, `${name}_sum`, `${name}_count`];
  return type === undefined ? [] : [name];
}

/** Each bucket holds the smaller ones, and the last one is the count. */
function checkHistogram(name: string, samples: readonly Sample[]): void {
  const buckets = new Map<string, Sample[]>();
  for (const one of samples) {
    if (one.name !== `${name}_bucket`) continue;
    const { le: _bound, ...labels } = one.labels;
    const key = keyOf('', labels);
    buckets.set(key, [...(buckets.get(key) ?? []), one]);
  }
  for (const [key, own] of buckets) {
    const bounds = own.map(({ labels }) => Number(labels.le?.replace('Inf', 'Infinity')));
    const count = samples.find((one) => one.name === `${name}_count` && keyOf('', one.labels) === key);
    const grows = own.every(({ value }, at) => at === 0 || value >= (own[at - 1]?.value ?? 0));
    const rises = bounds.every((bound, at) => at === 0 || bound > (bounds[at - 1] ?? 0));
    if (!grows || !rises || bounds.at(-1) !== Number.POSITIVE_INFINITY || own.at(-1)?.value !== count?.value)
      throw new Error(`The buckets of ${name}${key} do not add up`);
  }
}

const keyOf = (name: string, labels: Readonly<Record<string, string>>) =>
  `${name}${JSON.stringify(Object.entries(labels).sort(([one], [other]) => (one < other ? -1 : 1)))}`;

function only(samples: readonly Sample[], name: string, labels: Readonly<Record<string, string>>): number | undefined {
  const found = samples.filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value));
  if (found.length > 1) throw new Error(`${found.length} samples are ${name}${JSON.stringify(labels)}`);
  return found[0]?.value;
}
