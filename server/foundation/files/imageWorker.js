import { Transformer } from '@napi-rs/image';
import { GifReader } from 'omggif';

/**
 * Decodes one picture and encodes it anew, in a process of its own that ends with it: what a decoder does with hostile bytes costs the
 * host nothing but this. Plain JavaScript with relative imports, because it is opened by its file name, from the source as from the bundle.
 */
const INSIDE = 2;
const LANCZOS = 5;
const ADAPTIVE = 5;
const QUALITY = 85;
const SMALL_QUALITY = 80;
const WATCHED_EVERY_MS = 25;

const encoders = {
  jpeg: (picture) => picture.jpeg(QUALITY),
  png: (picture) => picture.png({ filterType: ADAPTIVE }),
  webp: (picture) => picture.webp(QUALITY),
};

// Only now can what follows be the picture's doing.
process.send({ isReady: true });

process.once('message', async ({ bytes, isGif, as, maxEdge, maxBytes, sizes, maxMemory }) => {
  const watch = setInterval(() => process.memoryUsage.rss() > maxMemory && process.exit(1), WATCHED_EVERY_MS);
  const made = await reencoded().catch(() => undefined);
  clearInterval(watch);
  process.send({ made });

  async function reencoded() {
    // The decoder lies on another thread, so that this one goes on watching.
    const picture = isGif ? firstFrame(bytes) : new Transformer(bytes).rotate();
    const { width, height } = await picture.metadata();
    let edge = Math.max(width, height);
    const within = (most) => {
      if (edge <= most) return;
      picture.fastResize({ width: most, height: most, fit: INSIDE, filter: LANCZOS });
      edge = most;
    };
    within(maxEdge);
    let full = await encoders[as](picture);
    // Pixels that nothing can be done with, as noise has them, may take more than a file may.
    while (full.length > maxBytes) {
      within(Math.floor(edge / 2));
      full = await encoders[as](picture);
    }
    const smaller = [];
    for (const size of [...sizes].sort((one, other) => other - one)) {
      within(size);
      smaller.push({ size, bytes: await picture.webp(SMALL_QUALITY) });
    }
    return { full, smaller };
  }
});

/** Of an animation too. */
function firstFrame(bytes) {
  const gif = new GifReader(bytes);
  const pixels = new Uint8Array(gif.width * gif.height * 4);
  gif.decodeAndBlitFrameRGBA(0, pixels);
  return Transformer.fromRgbaPixels(pixels, gif.width, gif.height);
}
