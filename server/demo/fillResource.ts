import { nameOf } from '#/i18n/blanks.ts';
import { sentenceIn } from '#/i18n/sentences.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { rowsIn } from '#/model/values/shapes.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { uniqueGroups } from '#/server/records/write/uniqueness.ts';
import type { DemoSample } from '#model/language';
import { seedsOf } from './catalogue/seeds.ts';
import { demoOf } from './demoOf.ts';
import { fake } from './fake.ts';
import { readSample } from './readSample.ts';
import { type DemoRecord, storeRecords } from './storeRecords.ts';
import type { DemoOwner, DemoWorld } from './world.ts';

type Values = Record<string, unknown>;

/** How often other values are tried where a rule refuses those made up. */
const TRIES = 40;

/**
 * Puts a resource's demo records into one business or establishment: its samples, then its made-up rows, validated as a call of the API
 * would be. Throws a
 * DefinitionError for a sample that is refused.
 */
export async function fillResource(world: DemoWorld, owner: DemoOwner, resource: ResourceModel): Promise<void> {
  const { establishment } = owner;
  const { demo = {}, file } = demoOf(resource) ?? {};
  if (demo.only && demo.only !== establishment?.behaviour) return;
  const taken = new Set<string>();
  for (const { values } of world.known.of(resource, owner)) claim(resource, values, taken);
  // One after the other: a sample may name an earlier one.
  for (const sample of [...(demo.samples ?? []), ...((establishment && demo[establishment.behaviour]) ?? [])]) {
    const record = inFile(file, () => sampleRecord(world, owner, resource, adjusted(owner, resource, sample), taken));
    await storeRecords(world, owner, resource, [record]);
  }
  const seeds = establishment ? seedsOf(resource.name, establishment) : [];
  const rows: DemoRecord[] = seeds.map(({ values, picture }) =>
    inFile(SEEDS, () => sampleRecord(world, owner, resource, values, taken, picture)),
  );
  for (let made = 0; made < (demo.count ?? 0); made++) {
    const row = fakeRecord(world, owner, resource, taken);
    if (row) rows.push({ record: row, laidOver: {} });
  }
  await storeRecords(world, owner, resource, rows);
}

/** Where samples written in short are read. */
const SEEDS = 'server/demo/catalogue/seeds.ts';

/** A sample that is refused is named with the file that holds it. */
function inFile<T>(file: string | undefined, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof DefinitionError) || file === undefined) throw error;
    throw new DefinitionError(error.where, error.problem, error.fix, file);
  }
}

/** A sample as it is stored, with its picture. Throws a DefinitionError where it is refused. */
function sampleRecord(
  world: DemoWorld,
  owner: DemoOwner,
  resource: ResourceModel,
  sample: DemoSample,
  taken: Set<string>,
  picture?: string,
): DemoRecord {
  const read = readSample(world, owner, resource, sample);
  const image = 'image' in resource.fields ? world.pictures.of(owner.business, String(sample[resource.title]), picture) : undefined;
  const { record, problems } = validated(owner, resource, { ...read.given, ...(image && { image }) });
  if (Object.keys(problems).length > 0) throw refusedSample(resource, sample, problems, owner);
  if (!claim(resource, record, taken))
    throw new DefinitionError(`${resource.name}.demo`, `has '${String(sample[resource.title])}' twice`, 'change one of them');
  return { record, laidOver: read.laidOver };
}

function adjusted({ establishment }: DemoOwner, resource: ResourceModel, sample: DemoSample): DemoSample {
  return { ...sample, ...establishment?.adjusted[resource.name]?.[String(sample[resource.title])] };
}

function validated({ context }: DemoOwner, resource: ResourceModel, given: Values): { record: Values; problems: FieldErrors } {
  const isOpen = (name: string) => !(resource.transitions && name in resource.transitions);
  const { record, problems } = applyPatch(
    { fields: resource.fields, rules: resource.rules },
    nameOf(resource),
    { ...given, ...resource.variant?.where },
    undefined,
    context,
    isOpen,
  );
  for (const field of Object.values(resource.fields))
    if (field.kind === 'lines' && Array.isArray(given[field.name])) layRows(rowsIn(record[field.name]), rowsIn(given[field.name]));
  return { record, problems };
}

/** What only the host writes in a row is not taken from a body; a sample may give it. */
function layRows(stored: readonly Values[], written: readonly Values[]): void {
  stored.forEach((row, at) => {
    for (const [name, value] of Object.entries(written[at] ?? {})) if (row[name] === null || row[name] === undefined) row[name] = value;
  });
}

function fakeRecord(world: DemoWorld, owner: DemoOwner, resource: ResourceModel, taken: Set<string>): Values | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const values = fake(world, owner, resource);
    if (!values) return undefined;
    const { record, problems } = validated(owner, resource, values);
    if (Object.keys(problems).length === 0 && claim(resource, record, taken)) return record;
  }
  return undefined;
}

/** Takes the unique values of a record; false where another one has them. */
function claim(resource: ResourceModel, record: Readonly<Values>, taken: Set<string>): boolean {
  const keys = uniqueGroups(resource)
    .filter((group) => group.every((name) => record[name] !== null && record[name] !== undefined && record[name] !== ''))
    .map((group) => JSON.stringify([group, group.map((name) => String(record[name]).toLowerCase())]));
  if (keys.some((key) => taken.has(key))) return false;
  for (const key of keys) taken.add(key);
  return true;
}

function refusedSample(resource: ResourceModel, sample: DemoSample, problems: FieldErrors, { context }: DemoOwner): DefinitionError {
  const [[path, list] = ['', []]] = Object.entries(problems);
  const sentence = list.map((one) => sentenceIn('en', one)).join(' ');
  return new DefinitionError(
    `${resource.name}.demo`,
    `has the sample '${String(sample[resource.title])}', whose ${path} is refused (${sentence}; in ${context.currency})`,
    'change the sample',
  );
}
