/** The longest comment, in characters, and the most people that one mentions. */
export const MAX_COMMENT = 2000;
export const MAX_MENTIONS = 20;

/** A piece of a comment: what was typed, a person (a user's id), or an address that leads somewhere. */
export type CommentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'person'; readonly id: number }
  | { readonly kind: 'link'; readonly address: string };

/** Somebody of a business, by the name that they have now. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** A comment on a record as it is answered: people by the names that they have now, those who left by the one that they had. */
export interface Comment {
  readonly id: number;
  /** With people as `@{id}`. */
  readonly text: string;
  readonly mentions: readonly NamedPerson[];
  readonly author: string;
  /** The user who wrote it; null: a program. */
  readonly created_by: number | null;
  /** ISO 8601 UTC. */
  readonly created_at: string;
  readonly edited_at: string | null;
  readonly can_edit: boolean;
  readonly can_delete: boolean;
}

/** Some of the comments on a record, the oldest first. */
export interface CommentPage {
  readonly list: readonly Comment[];
  readonly total: number;
  /** Whether there are older ones than these. */
  readonly has_more: boolean;
}

/** How a comment holds a person: `@{12}`. */
const MENTION = /@\{(\d{1,15})\}/g;
const PIECES = /@\{(\d{1,15})\}|\bhttps?:\/\/[^\s<>"'`]+/gi;
/** What ends a sentence rather than an address. */
const ENDS = /[.,;:!?…)\]}*_]+$/;

/** Whom a comment mentions, each once, in its order. */
export function mentionedIn(text: string): number[] {
  return [...new Set([...text.matchAll(MENTION)].map(([, id]) => Number(id)))];
}

/** A comment in pieces: nothing but `http` and `https` becomes a link, and what is no piece of ours stays the text that it is. */
export function commentParts(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  const say = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(PIECES)) {
    const [whole, id] = match;
    const address = id === undefined ? addressIn(whole) : undefined;
    if (id === undefined && address === undefined) continue;
    say(match.index);
    parts.push(address === undefined ? { kind: 'person', id: Number(id) } : { kind: 'link', address });
    from = match.index + (address ?? whole).length;
  }
  say(text.length);
  return parts;
}

/** The address without what ends the sentence around it; a bracket that opens inside stays closed. */
function addressIn(typed: string): string | undefined {
  let address = typed.replace(ENDS, '');
  if (typed[address.length] === ')' && address.includes('(') && !address.includes(')')) address += ')';
  return URL.canParse(address) ? address : undefined;
}

/** A comment as it is read aloud, mailed, or typed: people by their names. */
export function spokenComment(text: string, nameOf: (id: number) => string): string {
  return text.replaceAll(MENTION, (_, id: string) => `@${nameOf(Number(id))}`);
}

/** What was typed as it is stored: of the people who were chosen, each name behind an `@` becomes the person; longer names first. */
export function storedComment(typed: string, chosen: readonly NamedPerson[]): string {
  const byLength = [...chosen].sort((a, b) => b.name.length - a.name.length);
  let stored = '';
  for (let at = 0; at < typed.length; ) {
    const person = typed[at] === '@' ? byLength.find(({ name }) => isNamedAt(typed, at + 1, name)) : undefined;
    stored += person ? `@{${person.id}}` : typed[at];
    at += person ? 1 + person.name.length : 1;
  }
  return stored;
}

/** A name that goes on in other letters is another one. */
function isNamedAt(typed: string, at: number, name: string): boolean {
  return name !== '' && typed.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(typed.slice(at + name.length));
}
