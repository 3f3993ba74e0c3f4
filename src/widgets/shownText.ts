/** What a text field says, without the blanks around it; '' for nothing. */
export function shownText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
