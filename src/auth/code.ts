/** How many digits a code has. Source: the API contract, "Access". */
export const codeLength = 6;

/** The digits of what was typed or pasted, whatever stands between them and in whichever script they are written. */
export function codeFrom(text: string): string {
  const digits = [...text].flatMap((character) => {
    const [, western] = /([0-9])/.exec(character) ?? [];
    if (western !== undefined) return western;
    const point = character.codePointAt(0) ?? 0;
    const zero = [0x0660, 0x06f0, 0xff10].find((first) => point >= first && point <= first + 9);
    return zero === undefined ? [] : String(point - zero);
  });
  return digits.join('').slice(0, codeLength);
}
