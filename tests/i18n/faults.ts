import { directionOf } from '#/i18n/languages.ts';
import { pluralForms } from '#/i18n/plurals.ts';
import { sameAsEnglish } from './sameAsEnglish.ts';
import type { Texts } from './textFiles.ts';

/** What is wrong with a file's texts beside the English ones: one line for each fault, the key first. */
export function faultsOf(english: Texts, own: Texts, language: string): string[] {
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => `${key}: missing`);
  const faults = [...own].flatMap(([key, text]) => {
    const original = english.get(key);
    return (original === undefined ? ['is in no English file'] : faultsOfText(original, text, language)).map((fault) => `${key}: ${fault}`);
  });
  return [...missing, ...faults];
}

function faultsOfText(english: string, text: string, language: string): string[] {
  const faults: string[] = [];
  if (isUntranslated(english, text, language)) faults.push(`untranslated ('${text}')`);
  const [wanted, given] = [placesOf(english), placesOf(text)];
  if (wanted !== given) faults.push(`has the places ${given || 'none'}, and in English ${wanted || 'none'}`);
  const [parts, forms] = [partsOf(text), pluralForms(language).length];
  if (parts > 1 && parts !== forms) faults.push(`has ${parts} plural parts, and the language has ${forms} forms`);
  // Where there are more forms, one text that suits every number ('Rows: 5') may read better than six.
  if (partsOf(english) > 1 && parts === 1 && forms === 2) faults.push('is one text for one and for many');
  // A name is written in any language: it must not turn the sentence around it.
  if (directionOf(language) === 'rtl' && /«%\{\w+\}»/.test(text)) faults.push('has a name in quotes whose direction may turn the sentence');
  return faults;
}

/** Whether it is the same words as in English, where there are words at all, and they are none that both languages have. */
export function isUntranslated(english: string, text: string, language: string): boolean {
  return text === english && /\p{L}{2}/u.test(text.replace(/%\{\w+\}/g, '')) && !sameAsEnglish(language).has(text);
}

/**
 * The names of a text's places, each once; a number may be said in words instead, and a name's small form (`%{name_lower}`) is the same
 * name.
 */
function placesOf(text: string): string {
  const names = new Set([...text.matchAll(/%\{(\w+?)(?:_lower)?\}/g)].map(([, name]) => name));
  return [...names]
    .filter((name) => name !== 'smart_count')
    .sort()
    .join(', ');
}

function partsOf(text: string): number {
  return text.split('||||').length;
}
