/** Texts of many scripts, and what a search compares of them. */
export const SEARCHED: readonly (readonly [text: string, compared: string])[] = [
  ['Burger', 'burger'],
  ['  Two\n\twords ', 'two words'],
  ['Crème Brûlée', 'creme brulee'],
  ['Cre\u0300me', 'creme'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Œuf, Ægir, Þor', 'oeuf, aegir, thor'],
  ['Łódź Ørsted Đakovo', 'lodz orsted dakovo'],
  ['Piñata año', 'pinata ano'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['Phở bò', 'pho bo'],
  ['Jack’s', 'jacks'],
  ["Jack's", 'jacks'],
  ['ﬁsh ＡＢ １２', 'fish ab 12'],
  ['Ελληνικός ΚΑΦΈΣ', 'ελληνικοσ καφεσ'],
  ['БОРЩ Йогурт Ёлка', 'борщ иогурт елка'],
  ['أحمد إبراهيم آمال ٱلله', 'احمد ابراهيم امال الله'],
  ['قهوة', 'قهوه'],
  ['قَهْوَةٌ', 'قهوه'],
  ['مصطفى', 'مصطفي'],
  ['مـــطعم', 'مطعم'],
  ['مؤمن شاطئ', 'مومن شاطي'],
  ['کیک', 'كيك'],
  ['١٢٣ ۴۵۶', '123 456'],
  ['ﻻ', 'لا'],
  ['שָׁלוֹם', 'שלום'],
  ['カフェ', 'カフェ'],
  ['100% & more_or\\less', '100% & more_or\\less'],
];

/** Texts of the signs of all scripts that people write menus and names in, some signs beside each other. */
export function searchedSigns(): string[] {
  const ranges = [
    [0x20, 0x24f],
    [0x250, 0x52f],
    [0x590, 0x6ff],
    [0x900, 0x97f],
    [0xe00, 0xe7f],
    [0x1e00, 0x1fff],
    [0x2010, 0x214f],
    [0x3040, 0x30ff],
    [0xfb00, 0xfefc],
    [0xff00, 0xffef],
  ] as const;
  const signs = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)));
  return signs.map((sign, at) => `${sign}a${signs[(at * 7 + 3) % signs.length] ?? ''}${sign}`);
}
