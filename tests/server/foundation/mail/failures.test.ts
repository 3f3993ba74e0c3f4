import { describe, expect, it } from 'vitest';
import { sentenceIn } from '#/i18n/sentences.ts';
import { failureOf } from '#/server/foundation/mail/failures.ts';

const failed = (error: object) => {
  const { isRefused, problem, answer } = failureOf(Object.assign(new Error('x'), error), 'ada@demo.test');
  return { isRefused, says: sentenceIn('en', problem), answer };
};
const atAddress = (responseCode: number, response: string) => failed({ code: 'EENVELOPE', command: 'RCPT TO', responseCode, response });
const ofMessage = (responseCode: number, response: string) => failed({ code: 'EMESSAGE', command: 'DATA', responseCode, response });

describe('a try that failed', () => {
  it.each([
    ['an address that nobody has', atAddress(550, '550 5.1.1 unknown'), 'does not take mail for ada@demo.test'],
    ['the same of a server that gives no enhanced code', atAddress(550, '550 unknown'), 'does not take mail for ada@demo.test'],
    ['a full mailbox', atAddress(552, '552 5.2.2 over quota'), 'mailbox of ada@demo.test is full'],
    ['a message that is too large', ofMessage(552, '552 5.3.4 too big'), 'larger than'],
    ['one that is unwanted', ofMessage(554, '554 5.7.1 looks like spam'), 'does not pass on'],
    ['one that is refused otherwise', ofMessage(550, '550 no'), 'has refused'],
    ['an address that cannot be written', failed({ code: 'EENVELOPE', command: 'API' }), 'does not take mail'],
    ['one that is larger than the server says it takes', failed({ code: 'EMESSAGE', command: 'MAIL FROM' }), 'larger than'],
  ])('is for good: %s', (_what, { isRefused, says }, words) => {
    expect([isRefused, says]).toEqual([true, expect.stringContaining(words)]);
  });

  it.each([
    ['a mailbox that is full for now', atAddress(452, '452 4.2.2 full'), 'try again later', '452 4.2.2 full'],
    ['no connection, whose error names the server', failed({ code: 'ESOCKET', message: 'connect 10.0.0.3' }), 'not be reached', null],
    ['a sign-in, whose answer names the account', failed({ code: 'EAUTH', responseCode: 535, response: '535 host' }), 'sign in', null],
  ])('is for now: %s', (_what, { isRefused, says, answer }, words, kept) => {
    expect([isRefused, says, answer]).toEqual([false, expect.stringContaining(words), kept]);
  });
});
