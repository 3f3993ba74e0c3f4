/** A picture that was taken, and what was said of its screen meanwhile. */
export interface Picture {
  /** The address: `/products/4/show`. */
  path: string;
  variant: string;
  /** Beside the page. */
  file: string;
  /** What axe finds, each a line. */
  axe: readonly string[];
  /** What the console said. */
  said: readonly string[];
  /** How much of it is another than in the run before, from 0 to 1; null: it is new. */
  changed: number | null;
  /** The picture of the run before. */
  before: string | null;
}

/** From this part of a picture on, it is worth a look. */
export const WORTH_A_LOOK = 0.001;

/** Whether a picture is another one than in the run before. */
export function isChanged({ changed }: Pick<Picture, 'changed'>): boolean {
  return changed !== null && changed >= WORTH_A_LOOK;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
const percent = (part: number) => `${(part * 100).toFixed(part < 0.1 ? 1 : 0)} %`;

/** Every picture on one page: a row for each screen, first those that have changed, side by side with what they were. */
export function galleryPage(pictures: readonly Picture[], madeAt: string): string {
  const screens = [...new Set(pictures.map(({ path }) => path))];
  const changed = pictures.filter(isChanged).sort((one, other) => Number(other.changed) - Number(one.changed));
  const troubled = pictures.filter(({ axe, said }) => axe.length + said.length > 0);
  const findings = pictures.reduce((sum, { axe }) => sum + axe.length, 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
body{font:14px/1.5 system-ui;margin:24px;background:#222;color:#eee}
h2{margin-top:40px}section{display:flex;gap:12px;overflow-x:auto;align-items:flex-start;padding-bottom:12px}
figure{margin:0;flex:none}img{height:420px;max-width:720px;object-fit:contain;object-position:top left;background:#333;display:block}
figcaption{font-size:12px;color:#aaa}.bad{color:#ff8a80}a{color:#7ab7ff}
</style>
<h1>Gallery</h1>
<p>${pictures.length} pictures of ${screens.length} screens, ${escaped(madeAt)}. ${changed.length} changed since the run before,
${findings} findings of axe, ${troubled.length} pictures with something to say.</p>
${troubled.length ? `<h2>Said</h2><ul>${troubled.map(saidOf).join('')}</ul>` : ''}
${changed.length ? `<h2>Changed</h2>${changed.map(besideBefore).join('')}` : ''}
${screens
  .map(
    (path) =>
      `<h2 id="${escaped(path)}">${escaped(path)}</h2><section>${pictures
        .filter((one) => one.path === path)
        .map(figure)
        .join('')}</section>`,
  )
  .join('\n')}
</html>`;
}

function figure({ file, variant, changed }: Picture): string {
  return `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${escaped(variant)}${
    changed === null ? ' · new' : ''
  }</figcaption></figure>`;
}

function besideBefore(picture: Picture): string {
  const { path, variant, changed, before } = picture;
  const heading = `${path} · ${variant} · ${percent(changed ?? 0)}`;
  return `<h3>${escaped(heading)}</h3><section>${before ? figure({ ...picture, file: before, variant: 'before' }) : ''}${figure({
    ...picture,
    variant: 'now',
  })}</section>`;
}

function saidOf({ path, variant, axe, said }: Picture): string {
  return `<li><a href="#${escaped(path)}">${escaped(`${path} · ${variant}`)}</a><ul class="bad">${[...axe, ...said]
    .map((line) => `<li>${escaped(line.slice(0, 300))}</li>`)
    .join('')}</ul></li>`;
}
