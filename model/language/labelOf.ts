/** Words that are not written as the names of fields write them. */
const SPELLED: Readonly<Record<string, string>> = { id: 'ID', email: 'e-mail' };

/** `prep_station_id` reads 'Prep station ID', `billing_email` 'Billing e-mail', `take-in` 'Take in'. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _-]/)
    .map((word) => SPELLED[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
