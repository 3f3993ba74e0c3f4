import { expect, test } from 'vitest';
import { Outage } from '#/server/foundation/outage.ts';

test('what is away for long is told when it begins, for each other reason, and when it is over', () => {
  const lines: string[] = [];
  const log = {
    warn: ({ err }: { err: Error }, text: string) => lines.push(`${text}: ${err.message}`),
    info: ({ tries }: { tries: number }, text: string) => lines.push(`${text} (${tries})`),
  };
  const outage = new Outage(log as never, { away: 'away', back: 'back' });
  outage.worked();
  expect(lines).toEqual([]);
  for (const reason of ['refused', 'refused', 'refused', 'starting', 'starting']) outage.failed(new Error(reason));
  expect(lines).toEqual(['away: refused', 'away: starting']);
  outage.worked();
  outage.worked();
  expect(lines.splice(0)).toEqual(['away: refused', 'away: starting', 'back (5)']);
  outage.failed(new Error('starting'));
  outage.worked();
  expect(lines).toEqual(['away: starting', 'back (1)']);
});
