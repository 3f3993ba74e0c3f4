import { describe, expect, it } from 'vitest';
import { withoutComments } from './importScan.ts';
import { sourceFiles } from './sourceFiles.ts';

/** What serves every resource alike, and therefore knows none. */
const generic = ['src/views', 'src/kinds', 'server/records'];

/** The two that scopes stand on are words of the language itself, as is the name of the settings of labels. */
const scopes = ['clients', 'establishments', 'label'];

describe('the generic parts', () => {
  const names = sourceFiles(['resources'])
    .flatMap(({ text }) => /define(?:Resource|Settings|Report)\(\{[\s\S]*?\bname:\s*'([^']+)'/.exec(text)?.[1] ?? [])
    .filter((name) => !scopes.includes(name));

  it('know what the definitions are called', () => {
    expect(names).toContain('taxes');
  });

  it.each(generic)('%s names no resource', (folder) => {
    const named = sourceFiles([folder]).flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return names.filter((name) => new RegExp(`(['"\`])${name}\\1`).test(code)).map((name) => `${path} names '${name}'`);
    });
    expect(named).toEqual([]);
  });
});
