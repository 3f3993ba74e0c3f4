import type { Messages } from './messages.ts';

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A translator small enough for the sign-in page, which is shown before react-admin is loaded: dotted keys and `%{name}`. */
export function translator(messages: Messages): Translate {
  return (key, values = {}) => {
    const text = key.split('.').reduce<string | Messages | undefined>((level, part) => (typeof level === 'object' ? level[part] : undefined), messages);
    if (typeof text !== 'string') return key;
    return text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
