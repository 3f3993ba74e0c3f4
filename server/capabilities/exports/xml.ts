/** How every part of a workbook begins, and the names of its parts. */
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Excel keeps no longer text in a cell. */
const MAX_CHARACTERS = 32_767;
const NOT_XML = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu;
/** What Excel would read as an escaped character. */
const LIKE_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside XML; characters that XML has not are written as Excel writes them. */
export function xmlText(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(LIKE_ESCAPED, '_x005F_')
    .replace(NOT_XML, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

const LONE_SURROGATE = /\p{Surrogate}/gu;
