import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

type Step = (page: Page) => Locator;

/** The two clicks that choose something in a field. */
const chosen = (field: string, option: string): Step[] => [
  (page) => page.getByRole('combobox', { name: field, exact: true }),
  (page) => page.getByRole('option', { name: option, exact: true }),
];

interface Question {
  /** Where the answer stands: two clicks away, by the menu. */
  report: string;
  /** What is clicked there. */
  choices?: Step[];
  answer: Step;
}

/** The questions of docs/questions.md. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  'Did we make money yesterday?': {
    report: 'Profit statement',
    choices: chosen('Period', 'Yesterday'),
    answer: (page) => page.getByRole('table', { name: 'Profit statement' }).getByRole('row', { name: /^Prime cost %.*\d/ }),
  },
  'Which site is behind, and why?': {
    report: 'Establishments compared',
    answer: (page) => page.getByRole('table', { name: /^Establishments compared/ }).getByRole('row', { name: /^Harbour/ }),
  },
  'Who is short?': {
    report: 'Over and short',
    answer: (page) =>
      page
        .getByRole('table', { name: /^Over and short/ })
        .getByRole('link', { name: /^-£/ })
        .first(),
  },
  'What should I order?': {
    report: 'Order suggestions',
    answer: (page) => page.getByRole('table', { name: /^Order suggestions/ }).getByRole('row', { name: /Gift mug/ }),
  },
  'What do we prepare for Saturday?': {
    report: 'Prep list',
    choices: chosen('For', 'Saturday'),
    answer: (page) =>
      page
        .getByRole('table', { name: /^Prep list/ })
        .getByRole('row', { name: /Coffee beans 250 g|Gift mug/ })
        .first(),
  },
  'Which dishes could go?': {
    report: 'Menu engineering',
    // What sells least comes last: turned round, the dogs are on the first page.
    choices: [
      (page) => page.getByRole('columnheader').getByRole('button', { name: 'Quantity', exact: true }),
      ...chosen('Period', 'Last month'),
    ],
    answer: (page) =>
      page
        .getByRole('table', { name: /^Menu engineering/ })
        .getByRole('row', { name: /Dog: replace or drop/ })
        .first(),
  },
  'Is the tax return ready?': {
    report: 'Sales summary',
    choices: chosen('Period', 'Last month'),
    answer: (page) => page.getByRole('table', { name: /^Taxes/ }).getByRole('row', { name: /^Standard rate.*£/ }),
  },
};

/** The clicks that the document says of each question. */
const documented = Object.fromEntries(
  readFileSync('docs/questions.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('?'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, question = '', , clicks]) => [question, Number(clicks)]),
);

it('an owner’s questions are answered in as many clicks from the dashboard as docs/questions.md says', async () => {
  const clicks = Object.entries(QUESTIONS).map(([question, { choices = [] }]) => [question, 2 + choices.length]);
  expect(Object.fromEntries(clicks)).toEqual(documented);
  for (const [question, { report, choices = [], answer }] of Object.entries(QUESTIONS)) {
    // The menu remembers what was open: each question begins as the first one did.
    const page = await openPage({ user: 'owner@demo.test' });
    await openScreen(page, '/dashboard');
    const began = performance.now();
    await page.getByRole('button', { name: 'Reports', exact: true }).click();
    await page.getByRole('link', { name: report, exact: true }).first().click();
    // The dashboard, which has a period too, stays until the report is there.
    await page.getByRole('heading', { level: 1, name: report }).waitFor();
    // What is still being drawn may take a click with it.
    await settled(page);
    for (const choice of choices) await choice(page).click();
    await answer(page).waitFor();
    process.stdout.write(`${question} ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
    await settled(page);
  }
});
