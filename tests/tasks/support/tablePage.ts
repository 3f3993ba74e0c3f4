import { documented } from './competitors.ts';
import type { Outcome, Way } from './counts.ts';
import { LONGER } from './longer.ts';

const HEAD = `# A day's tasks

What the people of a restaurant and of the platform do all day, done by a program in the demo data as a person does it: with the mouse
and keyboard on a desktop (1440 × 900), by finger on a phone (390 × 844), and by the keyboard alone. Each task begins on the page as one
stands on it after signing in, and ends when the result can be seen.

How it is counted: a click or tap is one, clicking into a field included; *keys* are the characters typed into fields (and Ctrl A where
something stood there); *keyboard* counts every other key, Tab by Tab (two keys pressed together are one). *Seconds* are those of the
program, from the first click to the result: what the product itself takes, without a person's reading, thinking and aiming. The
system's own file dialog is not counted. Nobody writes these numbers: \`npm run tasks\` counts what it does, and finds everything by role
and name, as a screen reader does ([screen-reader.md](screen-reader.md)). Where that is
shorter a task begins in the search over everything, by its button or Ctrl K, else in the menu.

*Best documented* is the smallest number of clicks that the help pages of Toast, Square, Shopify and Odoo need for the same task,
counted from their steps as ours are: every menu entry, button, option and field that has to be selected. They can be quicker than their
help says; where no page of theirs that we found says the steps, it is *not documented*.
`;

/** The document of the table. */
export function tablePage(outcomes: readonly Outcome[]): string {
  const tasks = [...new Map(outcomes.map((one) => [one.task, one.who]))];
  const rows = tasks.map(([task, who]) => rowOf(task, who, outcomes));
  const table = [
    '| task | who | desktop: clicks, keys, seconds | phone: taps, seconds | keyboard | best documented |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
  const counted = Object.entries(documented).flatMap(([task, all]) =>
    all.map((one) => `- **${task}**: ${one.product}, ${one.clicks}: ${one.counted} ([page](${one.page}))`),
  );
  return [HEAD, ...table, '', '## How the others were counted', '', ...counted, '', LONGER, awkwardOf(outcomes)].join('\n');
}

function rowOf(task: string, who: string, outcomes: readonly Outcome[]): string {
  const by = (way: Way) => outcomes.find((one) => one.task === task && one.way === way);
  const [mouse, touch, keys] = [by('mouse'), by('touch'), by('keys')];
  const best = [...(documented[task] ?? [])].sort((one, other) => one.clicks - other.clicks)[0];
  const cells = [
    task,
    who,
    mouse ? `${mouse.presses}, ${mouse.typed + mouse.keys}, ${mouse.seconds.toFixed(1)}` : '',
    touch ? `${touch.presses}, ${touch.seconds.toFixed(1)}` : '',
    keys ? String(keys.keys) : '',
    best ? `${best.product}: ${best.clicks}` : 'not documented',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** What the run itself found awkward. */
function awkwardOf(outcomes: readonly Outcome[]): string {
  const lines = new Map<string, Set<string>>();
  for (const { awkward, task } of outcomes) for (const line of awkward) lines.set(line, (lines.get(line) ?? new Set()).add(task));
  const all = [...lines].map(([line, tasks]) => `- ${line} (${tasks.size === 1 ? [...tasks][0] : `${tasks.size} tasks`})`);
  const told = all.length > 0 ? all : ['Nothing: no focus was lost, and every target of a finger was at least 44 pixels high and wide.'];
  return ['## What the run found awkward', '', ...told, ''].join('\n');
}
