import JsBarcode from 'jsbarcode';
import type { Encode } from '#/resources/reference/barcodes.ts';

/** A code's modules by JsBarcode. */
export const encodeBarcode: Encode = (code, format) => {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, code, { format, flat: true });
  return drawn.encodings?.map(({ data }) => data).join('') ?? '';
};
