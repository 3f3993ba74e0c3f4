/** What stands for a character that the encoding lacks, and nothing like it is in it. */
const LACKING = '?';

/** What stands from 0x80 on; a blank where there is nothing. Not asked of TextDecoder: some versions of Node decode these as Latin-1. */
const FROM_80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const byteOf = new Map([
  ...Array.from({ length: 128 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...Array.from({ length: 96 }, (_, at) => [String.fromCharCode(0xa0 + at), 0xa0 + at] as const),
  ...[...FROM_80].flatMap((one, at) => (one === ' ' ? [] : [[one, 0x80 + at] as const])),
]);

/** Letters that are no plain letter with a sign over or under it. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ĸ: 'k', ŋ: 'n', Ŋ: 'N', ŧ: 't', Ŧ: 'T', ẞ: 'SS' },
  ...{ '−': '-', '‐': '-', '‑': '-', '′': "'", '″': '"', '₺': 'TL', '₹': 'Rs', '₽': 'RUB', '₴': 'UAH', '₫': 'VND', '₩': 'KRW' },
};

/** Whether a text stands in Windows-1252 exactly as it is. */
export function isWindows1252(text: string): boolean {
  return [...text.normalize('NFC')].every((one) => byteOf.has(one));
}

/** A text in letters that Windows-1252 has: accents that it lacks are left out, of other scripts a `?` stands for each run of them. */
export function transliterated(text: string): string {
  const letters = [...text.normalize('NFC')].map((one) => {
    if (byteOf.has(one)) return one;
    const plain = ALIKE[one] ?? one.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...plain].every((letter) => byteOf.has(letter)) ? plain : LACKING;
  });
  return letters.filter((one, at) => one !== LACKING || letters[at - 1] !== LACKING).join('');
}

/** The bytes of a text in Windows-1252. @throws for a character that it lacks: texts are transliterated or refused before */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...text.normalize('NFC')], (one) => {
    const byte = byteOf.get(one);
    if (byte === undefined) throw new Error(`Windows-1252 has no U+${one.codePointAt(0)?.toString(16)}`);
    return byte;
  });
}
