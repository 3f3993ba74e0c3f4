/** How words of a file's cells are compared: without regard to capitals and to blanks around them. */
export function tidyWord(text: string): string {
  return text.trim().toLowerCase();
}
