const EASTERN_ZEROS = [0x0660, 0x06f0];

/** A text with the digits that Arabic and Persian write as those of the West, without signs that nobody sees, and all of usual width. */
export function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) =>
      String(EASTERN_ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((value) => value >= 0 && value <= 9)),
    );
}
