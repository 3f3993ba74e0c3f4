import { commandKey } from '#/src/foundation/keys/commandKey.ts';

/** Where keys work. */
export type KeysWhere = 'anywhere' | 'lists' | 'forms';
/** Keys that are pressed one after the other, and the text under `keys` that says what they do. */
export type Shortcut = readonly [keys: readonly string[], text: string];

/** The keys there are, by where they work; those that lead to places stand in `places.ts`. */
export function shortcuts(direction: 'ltr' | 'rtl'): Readonly<Record<KeysWhere, readonly Shortcut[]>> {
  return {
    anywhere: [
      [[`${commandKey} K`], 'keys.search'],
      [['F1'], 'keys.help'],
      [['?'], 'keys.these'],
      [['Esc'], 'keys.close'],
    ],
    lists: [
      [['/'], 'keys.list_search'],
      [['J'], 'keys.down'],
      [['K'], 'keys.up'],
      [['Enter'], 'keys.open'],
      [['X'], 'keys.select'],
      [[direction === 'rtl' ? '←' : '→'], 'keys.cell'],
    ],
    forms: [[[`${commandKey} Enter`], 'keys.save']],
  };
}
