import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isValues, valuesIn } from '#/model/values/shapes.ts';
import { testApp } from '#/tests/support/app.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'api');
const CALLS = join(folder, 'calls.txt');
const CHANGES = join(folder, 'CHANGES.md');

/** What a call is to programs: its texts may change, what it takes and answers may not without word. */
const TEXTS = new Set(['summary', 'description', 'title', 'tags']);
const isText = (name: string, value: unknown) => TEXTS.has(name) && !isValues(value);

/** A schema without its texts, its references followed as far as `seen` lets them, in one order. */
function bare(value: unknown, schemas: Record<string, unknown>, seen: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one, schemas, seen));
  if (!isValues(value)) return value;
  const name = typeof value.$ref === 'string' ? (value.$ref.split('/').at(-1) ?? '') : undefined;
  if (name !== undefined && name in schemas && !seen.includes(name)) return bare(schemas[name], schemas, [...seen, name]);
  const kept = Object.entries(value).filter(([key, one]) => !isText(key, one));
  return Object.fromEntries(kept.map(([key, one]) => [key, bare(one, schemas, seen)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Each call of the document with a hash of all that it takes and answers. */
function callsOf(document: Record<string, unknown>): string[] {
  const schemas = valuesIn(valuesIn(document.components).schemas);
  return Object.entries(valuesIn(document.paths)).flatMap(([path, methods]) =>
    Object.entries(valuesIn(methods)).map(([method, operation]) => {
      const hash = createHash('sha256')
        .update(JSON.stringify(bare(operation, schemas)))
        .digest('hex')
        .slice(0, 10);
      return `${method.toUpperCase()} ${path} ${hash}`;
    }),
  );
}

const nameOf = (line: string) => line.slice(0, line.lastIndexOf(' '));

/** What happened to the calls since they were written down. */
function changesOf(before: readonly string[], now: readonly string[]): string[] {
  const [known, present] = [new Map(before.map((one) => [nameOf(one), one])), new Map(now.map((one) => [nameOf(one), one]))];
  return [
    ...[...present.keys()].filter((name) => !known.has(name)).map((name) => `added: ${name}`),
    ...[...present].filter(([name, one]) => known.has(name) && known.get(name) !== one).map(([name]) => `changed: ${name}`),
    ...[...known.keys()].filter((name) => !present.has(name)).map((name) => `removed: ${name}`),
  ];
}

it('is changed with an entry in docs/api/CHANGES.md: npm run contract -- "what changes for programs"', async () => {
  const host = await testApp();
  const now = callsOf((await host.call('GET', '/api/openapi.json')).body).sort();
  await host.close();
  const before = readFileSync(CALLS, 'utf8').split('\n').filter(Boolean);
  const changes = changesOf(before, now);
  const entry = process.env.CONTRACT_ENTRY;
  if (entry && changes.length > 0) {
    const [head = '', ...rest] = readFileSync(CHANGES, 'utf8').split(/^(?=## )/m);
    const shown = changes.length > MOST_NAMED ? [`${changes.length} calls, see calls.txt`] : changes;
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(CHANGES, `${head}## ${today}: ${entry}\n${shown.map((one) => `- ${one}`).join('\n')}\n\n${rest.join('')}`);
    writeFileSync(CALLS, `${now.join('\n')}\n`);
    return;
  }
  expect(changes).toEqual([]);
});

/** More of them are not read. */
const MOST_NAMED = 40;
