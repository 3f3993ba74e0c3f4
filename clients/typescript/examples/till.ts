// A till: each line typed into it sells something (`2 Espresso`). What is sold is kept on disk until the host has acknowledged it, and the
// menu is read anew when a webhook says that it has changed.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Client, type Operations, type RowOf } from '../src/client.ts';

type Order = Operations['post /api/sales/intake']['body']['orders'][number];
const { HOST_URL = 'http://127.0.0.1:4000', API_KEY = '', WEBHOOK_SECRET = '', QUEUE = 'queue.json', PORT = '5050' } = process.env;
const establishment_id = Number(process.env.ESTABLISHMENT ?? 1);
const client = new Client({ url: HOST_URL, key: API_KEY, tries: Number.POSITIVE_INFINITY });
const queue: Order[] = JSON.parse(await readFile(QUEUE, 'utf8').catch(() => '[]'));
let menu: RowOf<'products.list'>[] = [];
let [keeping, reading, sending] = [Promise.resolve(), Promise.resolve(), Promise.resolve()];

function keep(): Promise<void> {
  keeping = keeping.then(() => writeFile(`${QUEUE}.new`, JSON.stringify(queue))).then(() => rename(`${QUEUE}.new`, QUEUE));
  return keeping;
}

async function readMenu(): Promise<void> {
  const read: typeof menu = [];
  for await (const product of client.each('products.list', { establishment_id })) read.push(product);
  menu = read;
  console.log(`menu ${menu.length}`);
}

async function send(): Promise<void> {
  while (queue.length > 0) {
    const orders = queue.slice(0, 500);
    const { list } = await client.call('post /api/sales/intake', { establishment_id, orders }, { repeatable: true });
    for (const { uuid, status } of list) console.log(`${status} ${uuid}`);
    queue.splice(0, orders.length);
    await keep();
  }
}

function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers;
  const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');
  const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`);
  const isOurs = (one: string) => one.length === wanted.length && timingSafeEqual(Buffer.from(one), wanted);
  return Math.abs(Date.now() / 1000 - Number(at)) < 300 && String(signatures).split(' ').some(isOurs);
}

createServer(async (request, response) => {
  const isKnown = isGenuine(request.headers, await text(request));
  response.writeHead(isKnown ? 204 : 401).end();
  if (isKnown) reading = reading.then(readMenu);
}).listen(Number(PORT), '127.0.0.1');

await readMenu();
sending = sending.then(send);
for await (const typed of createInterface(process.stdin)) {
  const [, quantity = '1', title = ''] = /^(\d+)? *(.+)$/.exec(typed.trim()) ?? [];
  const { id: product_id, price } = menu.find(({ item }) => item === title) ?? {};
  if (price === undefined) {
    console.log(`There is no '${title}' on the menu`);
    continue;
  }
  const [uuid, lines] = [randomUUID(), [{ title, product_id, price, quantity: Number(quantity) }]];
  queue.push({ uuid, revision: 1, order_number: uuid.slice(0, 8), local_created_at: new Date().toISOString(), status: 'paid', lines });
  await keep();
  sending = sending.then(send);
}
await sending;
process.exit();
