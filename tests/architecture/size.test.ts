import { describe, expect, it } from 'vitest';
import { layers, sourceFiles } from './sourceFiles.ts';

describe('the size of the rooms', () => {
  const sizes = sourceFiles(layers)
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const quantile = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;

  it('keeps every file at 300 lines or fewer', () => {
    const long = sourceFiles([...layers, 'scripts', 'tests', 'bench']).filter(({ lines }) => lines > 300);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it('keeps nine files of ten at 200 lines or fewer', () => {
    expect(quantile(0.9)).toBeLessThanOrEqual(200);
  });

  it('keeps half of the files at 60 lines or fewer', () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(60);
  });

  it('keeps lines at 140 characters, but for one that a single text makes longer', () => {
    const long = sourceFiles([...layers, 'scripts', 'tests', 'bench']).flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (withoutTexts(line).length > 140 ? [`${path}:${index + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
});

/** A line with one character for each text in it; a line inside a longer text is one itself. */
function withoutTexts(line: string): string {
  return line.length > 140
    ? line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*(?:`|$)|\/(?:\\.|[^/\\])+\/|>[^<>]+(?=<)/g, "'")
    : line;
}
