/** A text as it is read: the end of a masked number (`•••• 1026`) never stands on another line than its mask. */
export function inOnePiece(text: string): string {
  return text.replace(/^(•+) /, '$1\u00a0');
}
