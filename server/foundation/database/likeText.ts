/** A text as `like` takes it: the signs that stand for others stand for themselves. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
