import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { generatedClient } from '#/tests/support/generatedClient.ts';

let host: TestApp;
let owner: string;
let here: number;
let key: string;
let client: string;
let till: ChildProcess;
let said: Interface;
let line: Line;

/** A line between till and host that can be cut: the host is then as good as dead. */
interface Line {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

beforeAll(async () => {
  host = await testApp();
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  await host.call('POST', '/api/product', { establishment_id: here, item: 'Espresso', price: 2.5 }, owner);
  const made = { name: 'Till', establishments: [here], permissions: ['Products', 'OrderCreate'] };
  key = (await host.call('POST', '/api/api-key', made, owner)).body.data.api_key;
  client = await generatedClient((await host.call('GET', '/api/openapi.json')).body);
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const address = host.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The host does not listen');
  line = await lineTo(address.port);
  till = spawn(process.execPath, [join(client, 'examples', 'till.js')], {
    env: {
      ...process.env,
      HOST_URL: `http://127.0.0.1:${line.port}`,
      API_KEY: key,
      ESTABLISHMENT: String(here),
      QUEUE: join(client, 'queue.json'),
      PORT: '0',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  said = createInterface({ input: till.stdout as NodeJS.ReadableStream });
  expect(await next()).toBe('menu 1');
});
afterAll(async () => {
  till.stdin?.end();
  if (till.exitCode === null) await once(till, 'exit');
  await line.cut();
  await host.close();
  await rm(join(client, '..'), { recursive: true, force: true });
});

const next = async () => String((await once(said, 'line'))[0]);
const sell = (text: string) => till.stdin?.write(`${text}\n`);
const orders = async () => (await host.call('POST', '/api/sales/list', { establishment_id: here }, owner)).body.data.list;

describe('the till of the typed client', () => {
  it('sends its orders by its key', async () => {
    const answered = next();
    sell('2 Espresso');
    expect(await answered).toMatch(/^created [0-9a-f-]{36}$/);
    expect(await orders()).toMatchObject([{ total_amount: 5 }]);
  });

  it('keeps what it sells while the host is away, and sends each order once when it is back', async () => {
    await line.cut();
    sell('Espresso');
    sell('3 Espresso');
    const answered = next();
    await line.mend();
    expect(await answered).toMatch(/^created/);
    await expect.poll(async () => (await orders()).length).toBe(3);
    expect((await orders()).map(({ total_amount }: { total_amount: number }) => total_amount).sort()).toEqual([2.5, 5, 7.5]);
  });

  it('keeps and sends everything that is typed into it fast', async () => {
    const answers: string[] = [];
    said.on('line', (text) => answers.push(text));
    for (let typed = 0; typed < 200; typed += 1) sell('Espresso');
    await expect.poll(() => till.exitCode ?? answers.length, { timeout: 30_000 }).toBe(200);
    expect(new Set(answers).size).toBe(200);
  });
});

async function lineTo(hostPort: number): Promise<Line> {
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(hostPort, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const port = await listen(0);
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}
