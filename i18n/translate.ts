import type { Messages } from './messageTexts.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values) => string;

/** A translator small enough for the sign-in page, which is shown before react-admin is loaded: dotted keys and `%{name}`. */
export function translator(messages: Messages): Translate {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<string | Messages | undefined>((level, part) => (typeof level === 'object' ? level[part] : undefined), messages);
    if (typeof text !== 'string') return key;
    return filled(text, values);
  };
}

/** A text with values in its places (`%{name}`); a place whose value is not given stays as it is. */
export function filled(text: string, values: Values): string {
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
