import { referenceLists } from '#/resources/reference/lists.ts';
import { reportLists } from '#/resources/reference/reportLists.ts';

const { date_presets, comparisons } = reportLists;

/** What the values of the reference lists are called; the lists themselves say it. */
export default Object.fromEntries(
  Object.entries({ ...referenceLists, date_presets, comparisons }).map(([list, values]) => [
    list,
    Object.fromEntries(values.map(({ value, label }) => [value, label])),
  ]),
);
