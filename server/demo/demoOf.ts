import { DefinitionError } from '#/model/language/definitionError.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';
import type { DemoOptions } from '#model/language';
import { catalogueSamples } from './catalogue/samples/catalogue.ts';
import { developersSamples } from './catalogue/samples/developers.ts';
import { guestsSamples } from './catalogue/samples/guests.ts';
import { moneySamples } from './catalogue/samples/money.ts';
import { peopleSamples } from './catalogue/samples/people.ts';
import { platformSamples } from './catalogue/samples/platform.ts';
import { reportsSamples } from './catalogue/samples/reports.ts';
import { settingsSamples } from './catalogue/samples/settings.ts';
import { stockSamples } from './catalogue/samples/stock.ts';
import { venueSamples } from './catalogue/samples/venue.ts';

type Samples = Readonly<Record<string, Readonly<Record<string, DemoOptions>>>>;

/** Group of the menu → resource → what the businesses of the demo hold of it. */
const catalogue: Samples = {
  catalogue: catalogueSamples,
  developers: developersSamples,
  guests: guestsSamples,
  money: moneySamples,
  people: peopleSamples,
  platform: platformSamples,
  reports: reportsSamples,
  settings: settingsSamples,
  stock: stockSamples,
  venue: venueSamples,
};

/**
 * What the demo holds of a resource: of the program's own entities it stands in the catalogue, beside the rest of those businesses; an
 * entity that somebody adds says it in its one file, as `demo`. `file`: where the catalogue says it.
 * @throws DefinitionError where both say it
 */
export function demoOf(resource: ResourceModel, samples = catalogue): { demo: DemoOptions; file?: string } | undefined {
  const { name, group, demo } = resource;
  const ours = samples[group]?.[name];
  if (!ours) return demo && { demo };
  const file = fileOf(group);
  if (demo) throw new DefinitionError(`${name}.demo`, `has rows here and in ${file}`, 'write them in one of the two');
  return { demo: ours, file };
}

/** @throws DefinitionError for a name in the catalogue that is no resource of its group */
export function checkCatalogue({ resources }: Pick<Model, 'resources'>, samples = catalogue): void {
  for (const [group, named] of Object.entries(samples)) {
    const known = Object.values(resources).flatMap((resource) => (resource.group === group ? [resource.name] : []));
    for (const name of Object.keys(named))
      if (!known.includes(name))
        throw new DefinitionError(name, `is no resource under resources/${group}`, nameOne(name, known), fileOf(group));
  }
}

const fileOf = (group: string) => `server/demo/catalogue/samples/${group}.ts`;
