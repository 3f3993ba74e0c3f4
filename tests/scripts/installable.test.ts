import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstFiles, markIn } from '#/scripts/vite/installable.ts';

it('finds what the first page needs: its scripts, what they import, and styles', () => {
  const chunk = (fileName: string, imports: string[] = []) => ({ type: 'chunk' as const, fileName, imports });
  const style = { type: 'asset' as const, fileName: 'assets/first.css' };
  const parts = [
    chunk('assets/index.js', ['assets/first.js', 'assets/libraries.js']),
    chunk('assets/first.js', ['assets/libraries.js', 'assets/index.js']),
    chunk('assets/libraries.js'),
    chunk('assets/lazy.js', ['assets/first.js']),
    style,
    { type: 'asset' as const, fileName: 'assets/letters.woff2' },
  ];
  const page = '<script type="module" src="/assets/index.js"></script>';
  expect(firstFiles(parts, page)).toEqual(['/assets/first.css', '/assets/first.js', '/assets/index.js', '/assets/libraries.js']);
});

it('takes its icons from the one in the page', () => {
  expect(markIn(readFileSync('index.html', 'utf8'))).toMatch(/^<svg [\s\S]*<\/svg>$/);
  expect(() => markIn('<html></html>')).toThrow('index.html has no icon that is drawn in itself');
});
