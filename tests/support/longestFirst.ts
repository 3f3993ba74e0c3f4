import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in that order; where one of them began last, the other worker would wait for it. */
const LONGEST = [
  'further/sweeps/everyEntity',
  'further/sweeps/dropIn',
  'further/sweeps/menuAndRoutes',
  'further/journeys/waysIn',
  'further/sweeps/everyScreen',
  'further/journeys/roles',
  'contract/generated/crud',
  'contract/generated/guards',
  'contract/generated/roundTrip',
  'contract/generated/hostileInput',
  'contract/generated/permissions',
  'browser/businessDashboard',
  'browser/shell',
  'browser/formDialogs',
];

/** Vitest's own order begins with what took longest the last time, which a fresh clone does not know. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return sorted.sort((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name) || rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return place < 0 ? LONGEST.length : place;
}
