import { commentParts, mentionedIn, type NamedPerson } from '#/model/values/commentText.ts';
import { isValues, numberIn, rowsIn, textIn } from '#/model/values/shapes.ts';
import type { Carrying } from './carryJson.ts';

/** The people of a comment by the numbers that they have here; who is gone is nobody. */
export function carryMentions(carrying: Carrying, mentions: unknown): NamedPerson[] {
  return peopleIn(mentions).flatMap(({ id, name }) => {
    const here = carrying.numberOf('users', id);
    return here === undefined ? [] : [{ id: here, name }];
  });
}

/** The text of a comment, its people by the numbers that they have here; who is gone is named in letters. */
export function carryCommentText(carrying: Carrying, text: string, mentions: unknown): string {
  if (!mentionedIn(text).length) return text;
  const names = new Map(peopleIn(mentions).map(({ id, name }) => [id, name]));
  return commentParts(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'link') return part.address;
      const here = carrying.numberOf('users', part.id);
      return here === undefined ? `@${names.get(part.id) ?? ''}` : `@{${here}}`;
    })
    .join('');
}

function peopleIn(mentions: unknown): NamedPerson[] {
  if (!Array.isArray(mentions)) return [];
  return rowsIn(mentions)
    .filter(isValues)
    .flatMap(({ id, name }) => {
      const person = numberIn(id);
      return person === null ? [] : [{ id: person, name: textIn(name) ?? '' }];
    });
}
