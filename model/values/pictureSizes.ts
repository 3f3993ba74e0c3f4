/** No uploaded picture is kept larger than this, in pixels of its greater edge: it fills a screen, or a page of paper. */
export const MAX_EDGE = 1600;

/** The smaller ones kept beside it, by their greater edge: for rows and cards of lists, and for records, forms and previews. */
export const pictureSizes = [96, 320] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** The name under which a picture's smaller one stands beside it. Uploads have no `_` in theirs, so none stands in another's place. */
export function sizedName(name: string, size: PictureSize): string {
  return name.replace(/\.[a-z\d]+$/, `_${size}.webp`);
}

/** A GIF or AVIF at an address of ours was stored before pictures had smaller ones. */
const OWN = /\/files\/[\w-]{22}\/[A-Za-z\d-]+\.(?:png|jpe?g|webp)$/;

/** Where the smaller one of an uploaded picture is; undefined where there is none. One uploaded before there were sizes has none there. */
export function sizedAddress(address: string, size: PictureSize): string | undefined {
  return OWN.test(address) ? sizedName(address, size) : undefined;
}
