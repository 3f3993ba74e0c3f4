import { isAccepted, MAX_PIXELS, printable } from '#/model/values/mediaTypes.ts';
import { type Problem, problem } from '#model/language';

/** Why a picture cannot stand in a document, found before it is sent; undefined for one that can. */
export async function unprintable(file: File): Promise<Problem | undefined> {
  if (!isAccepted(file.name, printable)) return problem('not_printable');
  // What the browser cannot decode is broken, whatever it is called.
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return problem('not_printable');
  const pixels = picture.width * picture.height;
  picture.close();
  // A JPEG goes into the document as it is; a PNG has to be unpacked first.
  return isAccepted(file.name, ['.png']) && pixels > MAX_PIXELS
    ? problem('too_many_pixels', { megapixels: MAX_PIXELS / 1_000_000 })
    : undefined;
}
