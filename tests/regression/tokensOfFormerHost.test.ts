import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedToken } from '#/tests/support/demoToken.ts';
import { freePort, startHost } from '#/tests/support/host.ts';

/** It is ready at once, and gives a token of its own to whoever signs in. */
const PROGRAM = `
import { createServer } from 'node:http';
const token = String(process.pid);
const server = createServer((request, response) => response.end(JSON.stringify({ access_token: token })));
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('It answers at http://127.0.0.1:' + process.env.PORT + ' now'));
`;

// Workers start one host after the other on ports that the machine chooses: now and then one that an earlier host had. Its pages then
// opened with that host's token, and stood at the sign-in page.
test('a host that answers where an earlier one did is signed in to anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-former-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'host.mjs');
  await writeFile(program, PROGRAM);
  const PORT = String(await freePort());
  const tokens: string[] = [];
  for (let life = 0; life < 2; life += 1) {
    const host = await startHost({ program, env: { PORT } });
    const sign = () => storedToken(host.url, 'owner@demo.test', 'countinghouse');
    const token = await sign();
    expect(await sign()).toBe(token);
    tokens.push(token);
    await host.drop();
  }
  expect(tokens[0]).not.toBe(tokens[1]);
});
