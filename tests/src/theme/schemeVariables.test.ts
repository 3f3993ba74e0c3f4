import { describe, expect, it } from 'vitest';
import { keysOf } from '#/model/values/shapes.ts';
import { createAppTheme } from '#/src/theme/createAppTheme.ts';
import type { Contrast } from '#/src/theme/palette.ts';
import { presets } from '#/src/theme/presets.ts';
import { schemeVariables } from '#/src/theme/schemeVariables.ts';

type Sheet = Readonly<Record<string, string>>;

/** A style sheet's variables by its selector. */
function read(css: string): Map<string, Sheet> {
  const rules = [...css.matchAll(/^(\S[^{]*?) \{([^}]*)\}/gm)];
  return new Map(
    rules.map(([, selector = '', body = '']) => [
      selector,
      Object.fromEntries([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
    ]),
  );
}

describe('the theme as CSS variables', () => {
  const choices = keysOf(presets).flatMap((preset) =>
    (['default', 'high'] as const).map((contrast): [typeof preset, Contrast] => [preset, contrast]),
  );

  it.each(choices)('is word for word what MUI makes of it: %s, contrast %s', (preset, contrast) => {
    const theme = createAppTheme({ preset, contrast, density: 'comfortable', direction: 'ltr', choicesLabel: 'Choices' });
    const made = new Map<string, Record<string, unknown>>();
    for (const sheet of theme.generateStyleSheets())
      for (const [selectors, values] of Object.entries(sheet))
        for (const selector of selectors.split(', '))
          made.set(selector.replaceAll('"', "'"), { ...made.get(selector), ...(values as object) });
    const ours = read(schemeVariables(preset, contrast));
    expect([...ours.keys()]).toEqual([':root', "[data-mui-color-scheme='light']", "[data-mui-color-scheme='dark']"]);
    for (const [selector, variables] of ours) {
      const theirs = made.get(selector) ?? {};
      expect(Object.keys(variables).length).toBeGreaterThan(5);
      expect(variables).toEqual(Object.fromEntries(Object.keys(variables).map((name) => [name, String(theirs[name])])));
    }
  });
});
