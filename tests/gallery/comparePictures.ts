import { Transformer } from '@napi-rs/image';

/** Colours this near each other are one to the eye: letters are smoothed a little otherwise from run to run. */
const NEAR = 24;

/** How much of a picture is another one than before, from 0 to 1; 1 for another size. */
export async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [new Transformer(one), new Transformer(other)];
  const [first, second] = [await a.metadata(), await b.metadata()];
  if (first.width !== second.width || first.height !== second.height) return 1;
  return differing(await a.rawPixels(), await b.rawPixels(), first.width * first.height);
}

function differing(one: Uint8Array, other: Uint8Array, pixels: number): number {
  const channels = one.length / pixels;
  let count = 0;
  for (let at = 0; at < one.length; at += channels)
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > NEAR) {
        count++;
        break;
      }
  return count / pixels;
}
