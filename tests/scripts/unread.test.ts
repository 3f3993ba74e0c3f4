import { runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { circleIn } from '#/scripts/vite/acyclic.ts';
import { unread } from '#/scripts/vite/unread.ts';

it('leaves the demo data out of the definitions, and nothing else', async () => {
  const { module } = await runnerImport<{ model: typeof model }>('/resources/index.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [{ ...unread(), apply: undefined, applyToEnvironment: undefined }],
  });
  const withDemo = Object.values(model.resources).filter(({ demo }) => demo);
  expect(withDemo.length).toBeGreaterThan(20);
  expect(Object.values(module.model.resources).filter(({ demo }) => demo)).toEqual([]);
  const others = Object.entries(model.resources).map(([name, { demo: _, ...read }]) => [name, read]);
  expect(said({ ...module.model })).toBe(said({ ...model, resources: Object.fromEntries(others) }));
});

it('sees files that import each other', () => {
  const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  expect(circleIn([file('a', 'b', 'c'), file('b', 'c'), file('c')])).toBeUndefined();
  expect(circleIn([file('a', 'b'), file('b', 'c'), file('c', 'b')])).toEqual(['b', 'c', 'b']);
});

/** As text, so that what is left out and what is `undefined` are one; without the languages that other tests in this process have added. */
function said(value: unknown): string {
  return JSON.stringify(value, (key, one: unknown) => (key === 'translations' ? undefined : one instanceof RegExp ? String(one) : one));
}
