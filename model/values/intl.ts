const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();
const pluralRuleSets = new Map<string, Intl.PluralRules>();
const nameFormats = new Map<string, Intl.DisplayNames>();

/**
 * A remembered Intl.NumberFormat: making one costs a hundred times its use. Latin digits in every language, so that figures stay
 * comparable.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numberFormats, locale, options, () => new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }));
}

/**
 * A number as people read it: whole as it is, any other with two decimals, and with as many more as it has up to `most`. Source: the
 * specification, "Business constants and limits".
 */
export function numberText(locale: string, value: number, most: number, options: Intl.NumberFormatOptions = {}): string {
  const isWhole = Number.isInteger(Number(value.toFixed(most)));
  const digits = { minimumFractionDigits: isWhole ? 0 : Math.min(2, most), maximumFractionDigits: most };
  return numberFormat(locale, { ...options, ...digits }).format(options.style === 'percent' ? value / 100 : value);
}

/** A remembered Intl.DateTimeFormat. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options }));
}

/** A remembered Intl.RelativeTimeFormat, which says ‘yesterday’ rather than ‘1 day ago’. */
export function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  return remembered(relativeFormats, locale, {}, () => new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' }));
}

/** Remembered Intl.PluralRules: which form words take behind a number. */
export function pluralRules(locale: string): Intl.PluralRules {
  return remembered(pluralRuleSets, locale, {}, () => new Intl.PluralRules(locale));
}

/** What a country, currency or language is called, as the platform knows it; its code where it has no name. */
export function nameOfCode(type: 'region' | 'currency' | 'language', code: string, locale: string): string {
  return remembered(nameFormats, locale, { type }, () => new Intl.DisplayNames(locale, { type })).of(code) ?? code;
}

function remembered<T>(formats: Map<string, T>, locale: string, options: object, make: () => T): T {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
