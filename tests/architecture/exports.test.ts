import { expect, it } from 'vitest';
import { withoutComments } from './importScan.ts';
import { layers, sourceFiles } from './sourceFiles.ts';

/** What is found by its file's name rather than imported: definitions, extensions, kinds and languages. */
const foundByName = /^(?:resources\/|model\/kinds\/\w+\.ts|i18n\/[a-z]{2}\/|server\/extensions\/|server\/demo\/scenarios\/)/;

const named = new Map<string, Set<string>>();
for (const { path, text } of sourceFiles([...layers, 'tests', 'bench', 'scripts']))
  for (const [word] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g)) named.set(word, (named.get(word) ?? new Set()).add(path));

it('what is exported and runs is used by somebody else', () => {
  const unused = sourceFiles(layers)
    .filter(({ path }) => !foundByName.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].flatMap(([, name = '']) =>
        named.get(name)?.size === 1 ? [`${path} exports ${name}`] : [],
      ),
    );
  expect(unused).toEqual([]);
});
