import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transformer } from '@napi-rs/image';
import { pictures } from './demoPictures/pictures.js';

/**
 * Draws the pictures of the demo's dishes (`scripts/demoPictures`) into `server/demo/pictures`, each as it is uploaded and the small one
 * of lists beside it: `node scripts/drawDemoPictures.js`. The host serves them as they are, so it draws none when it starts.
 */
const folder = join(import.meta.dirname, '../server/demo/pictures');
const LANCZOS = 5;
/** Edge, ending of the name, quality. */
const sizes = [
  [320, '', 40],
  [96, '_96', 44],
];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let bytes = 0;
for (const [name, drawing] of Object.entries(pictures))
  for (const [size, ending, quality] of sizes) {
    const drawn = Transformer.fromSvg(drawing);
    drawn.fastResize({ width: size, height: size, filter: LANCZOS });
    const made = await drawn.webp(quality);
    bytes += made.length;
    await writeFile(join(folder, `${name}${ending}.webp`), made);
  }
process.stdout.write(`${Object.keys(pictures).length} pictures, ${Math.round(bytes / 1024)} kB\n`);
