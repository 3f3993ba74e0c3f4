import type { Outcome, Step } from './counts.ts';

const HEAD = `# With a screen reader

The path of a keyboard and a screen reader through the tasks of [tasks.md](tasks.md), as \`npm run tasks\` walked it: every step is made at
something that has the focus, and nothing is found in any other way than by its role and its name. *At* says what a screen reader announces
there (role, name, state), *it says* what live regions and dialogs announced after the step. Between two steps lie the Tab and arrow
keys that lead from one to the other; after each of them the focus must be visible. Days, times and amounts are written as \`a date\`,
\`a time\`, \`an amount\`, other numbers as \`#\`: they are another day's tomorrow.

The quickest way to anywhere is Ctrl K (⌘ K), the name of the page, Enter; \`/\` goes to the search of a list, \`?\` lists all keys.
`;

/** The document of the paths. */
export function pathsPage(outcomes: readonly Outcome[]): string {
  return [HEAD, ...outcomes.map(pathOf)].join('\n');
}

function pathOf({ task, who, steps }: Outcome): string {
  return [`## ${task}`, '', `${who}:`, '', ...steps.map((step, at) => `${at + 1}. ${lineOf(step)}`), ''].join('\n');
}

function lineOf({ did, focus, said }: Step): string {
  const heard = [...new Set(said.map(masked))].map((text) => `“${text}”`);
  return `**${masked(did)}** at ${masked(focus)}${heard.length > 0 ? `. It says ${heard.join(', ')}` : ''}`;
}

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/** A text without what another day says otherwise. */
export function masked(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`${MONTH} \\d{1,2}(?: – (?:${MONTH} )?\\d{1,2})?(?:, \\d{4})?`, 'g'), 'a date')
    .replace(/\d{4}-\d{2}-\d{2}/g, 'a date')
    .replace(/\d{1,2}:\d{2}(?::\d{2})?(?: [AP]M)?/g, 'a time')
    .replace(/[-−]?[£$€]\d[\d,.]*/g, 'an amount')
    .replace(/\d[\d,.]*/g, '#')
    .trim();
}
