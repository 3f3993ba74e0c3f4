const ELLIPSIS = '…';
/** After a blank, but for those that hold together what stands around them. */
const BREAKS = /(?<=[^\S\u00A0\u202F])/;

type WidthOf = (line: string) => number;

/**
 * A text as lines no wider than `width`, broken between words and, where one word is too long, within it; what is more than `most` lines
 * ends in an ellipsis.
 */
export function brokenLines(text: string, width: number, widthOf: WidthOf, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    let line = '';
    for (const word of paragraph.split(BREAKS)) {
      if (!line || widthOf((line + word).trimEnd()) <= width) line += word;
      else {
        lines.push(line.trimEnd());
        line = word;
      }
      while (widthOf(line.trimEnd()) > width && [...line].length > 1) {
        const [head, tail] = cut(line, width, widthOf);
        lines.push(head);
        line = tail;
      }
      if (lines.length > most) break;
    }
    lines.push(line.trimEnd());
    if (lines.length > most) break;
  }
  if (lines.length <= most) return lines;
  const [last] = cut(`${lines[most - 1]}${ELLIPSIS}`, width - widthOf(ELLIPSIS), widthOf);
  return [...lines.slice(0, most - 1), `${last.replace(ELLIPSIS, '')}${ELLIPSIS}`];
}

/** The longest beginning that fits, at least one character, and the rest. */
function cut(line: string, width: number, widthOf: WidthOf): [string, string] {
  const characters = [...line];
  let [least, most] = [1, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (widthOf(characters.slice(0, middle).join('')) <= width) least = middle;
    else most = middle - 1;
  }
  return [characters.slice(0, least).join(''), characters.slice(least).join('')];
}
