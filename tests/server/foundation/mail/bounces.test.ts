import { describe, expect, test } from 'vitest';
import { sentenceIn } from '#/i18n/sentences.ts';
import { BounceAddresses } from '#/server/foundation/mail/bounces/bounceAddresses.ts';
import { readReturned } from '#/server/foundation/mail/bounces/bounceNotice.ts';
import { bouncedAs } from '#/server/foundation/mail/failures.ts';
import { type Notified, returnedEmail } from '#/tests/support/returnedEmail.ts';

const addresses = new BounceAddresses('Bounces@Books.example', 'a secret of the host');
const key = { clientId: 12, id: 4711 };

describe('an address to come back to', () => {
  test('says of which email it is, in whatever letters it comes', () => {
    const address = addresses.of(key);
    expect(address).toMatch(/^Bounces\+12-4711-[0-9a-f]{20}@books\.example$/);
    expect(addresses.read(address)).toEqual(key);
    expect(addresses.read(address.toUpperCase())).toEqual(key);
  });

  test('is that of one email only, of this host only', () => {
    const address = addresses.of(key);
    for (const other of [
      address.replace('4711', '4712'),
      address.replace('+12-', '+13-'),
      address.replace('@books', '@other'),
      address.replace('Bounces', 'sales'),
      new BounceAddresses('bounces@books.example', 'another secret of it').of(key),
      'bounces@books.example',
      'no address',
    ])
      expect(addresses.read(other), other).toBeUndefined();
  });
});

describe('a message that comes back', () => {
  const read = async (said: Notified) => (await readReturned(Buffer.from(returnedEmail('bounces+1@books.example', said))))?.notice;
  const words = async (said: Notified) => {
    const notice = await read(said);
    return notice && sentenceIn('en', bouncedAs(notice, 'sales@harvest.test').problem);
  };

  test('says to whom it came, and what the server at the end answered', async () => {
    expect(await readReturned(Buffer.from(returnedEmail('<bounces+1@books.example>, x@y.example')))).toEqual({
      addresses: ['bounces+1@books.example', 'x@y.example'],
      notice: { status: '5.1.1', answer: '550 5.1.1 <sales@harvest.test>: Recipient address rejected' },
    });
  });

  test('comes to plain words by its code', async () => {
    expect(await words({})).toContain('does not take mail for sales@harvest.test');
    expect(await words({ status: '5.2.2' })).toContain('is full');
    expect(await words({ status: '5.7.1' })).toContain('does not pass on');
    expect(await words({ status: '5.0.0', diagnostic: '' })).toContain('has refused');
    expect(await words({ status: '4.4.1' })).toContain('in time');
  });

  test('is no failure where it is late, has arrived, or is none of these', async () => {
    for (const said of [{ action: 'delayed', status: '4.4.1' }, { action: 'delivered', status: '2.0.0' }, { status: 'unknown' }])
      expect(await read(said)).toBeUndefined();
    const holiday = 'From: a@b.example\r\nTo: bounces+1@books.example\r\nSubject: On holiday\r\n\r\nBack on Monday';
    expect(await readReturned(Buffer.from(holiday))).toEqual({ addresses: ['bounces+1@books.example'], notice: undefined });
    expect(await readReturned(Buffer.alloc(0))).toEqual({ addresses: [], notice: undefined });
  });
});
