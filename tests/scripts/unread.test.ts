import { type Plugin, runnerImport } from 'vite';
import { expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { circleIn } from '#/scripts/vite/acyclic.ts';
import { unread } from '#/scripts/vite/unread.ts';

/** An entity that somebody has added says its own demo data. */
const adding: Plugin = {
  name: 'adding',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/resources/catalogue/taxes.ts') ? code.replace('\n});', '\n  demo: { count: 3 },\n});') : undefined,
};

async function imported(...plugins: Plugin[]): Promise<typeof model> {
  const { module } = await runnerImport<{ model: typeof model }>('/resources/index.ts', { configFile: false, logLevel: 'error', plugins });
  return module.model;
}

it('leaves the demo data out of the definitions, and nothing else', async () => {
  expect((await imported(adding)).resources.taxes?.demo).toEqual({ count: 3 });
  expect(said({ ...(await imported(adding, { ...unread(), apply: undefined, applyToEnvironment: undefined })) })).toBe(said({ ...model }));
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
