import type { NamedPerson } from '#/model/values/commentText.ts';

/** A person who is being named: where their `@` stands, and what of the name is typed. */
export interface Mentioning {
  from: number;
  typed: string;
}

/** So much is taken for a name that is being typed. */
const LONGEST_NAME = 60;

/** Who is being named where the caret stands; undefined where nobody is, or somebody who was chosen already. */
export function mentionAt(text: string, caret: number, chosen: readonly NamedPerson[]): Mentioning | undefined {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || caret - from > LONGEST_NAME) return undefined;
  const typed = before.slice(from + 1);
  // In an address an `@` stands behind letters; a name begins with none of its spaces, stands in one line, and has three words at most.
  if (/[\p{L}\p{N}]$/u.test(before.slice(0, from)) || /^\s|\n|(?: .*){3}/.test(typed)) return undefined;
  return chosen.some(({ name }) => typed.startsWith(name)) ? undefined : { from, typed };
}

/** The text with the person in the place of what was typed of them, and where the caret stands then. */
export function withMention(text: string, { from, typed }: Mentioning, { name }: NamedPerson): { text: string; caret: number } {
  const after = text.slice(from + 1 + typed.length);
  const named = `${text.slice(0, from)}@${name}`;
  return { text: after.startsWith(' ') ? named + after : `${named} ${after}`, caret: named.length + 1 };
}
