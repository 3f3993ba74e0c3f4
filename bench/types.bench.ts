import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DEFINITIONS = 40;

test(`${DEFINITIONS} definitions of the hardest kind type-check in seconds`, () => {
  const root = join(import.meta.dirname, '..');
  const folder = mkdtempSync(join(tmpdir(), 'countinghouse-types-'));
  for (const part of ['model', 'resources']) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const file of ['package.json']) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const tsconfig = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...tsconfig, include: ['model', 'resources'] }));
  const check = () => {
    const began = performance.now();
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder], { stdio: 'inherit' });
    return performance.now() - began;
  };
  const alone = check();
  const model = readFileSync(join(root, 'resources/stock/purchaseOrders.ts'), 'utf8');
  mkdirSync(join(folder, 'resources/many'));
  for (let n = 1; n <= DEFINITIONS; n += 1)
    writeFileSync(
      join(folder, `resources/many/copy${n}.ts`),
      model.replaceAll('purchase-orders', `copies-${n}`).replace('/api/purchase-order', `/api/copy-${n}`),
    );
  const many = check();
  process.stdout.write(`resources alone: ${(alone / 1000).toFixed(1)} s; with ${DEFINITIONS} more: ${(many / 1000).toFixed(1)} s\n`);
  rmSync(folder, { recursive: true });
  expect(many).toBeGreaterThan(0);
});
