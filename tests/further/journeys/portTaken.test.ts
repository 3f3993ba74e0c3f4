import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '#/tests/support/host.ts';

test('a host whose port is taken says what to do, and ends', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await new Promise<number>((found) =>
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      found(address && typeof address === 'object' ? address.port : 0);
    }),
  );
  const ended = startHost({ env: { PORT: String(port), DEMO: '0' } });
  await expect(ended).rejects.toThrow(
    /^The host ended before it was ready \(1\):[\s\S]*another program listens there; stop it, or set PORT/,
  );
});
