import { describe, expect, it } from 'vitest';
import { OutsideRefused, readOutsideAddress } from '#/server/foundation/outgoing/outsideAddress.ts';
import { isLoopbackAddress, isPublicAddress } from '#/server/foundation/outgoing/publicAddress.ts';

const PUBLIC = [
  '8.8.8.8',
  '1.1.1.1',
  '93.184.216.34',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.1',
  '2606:4700::1111',
  '2a00:1450:4001:81b::200e',
];
const NOT_PUBLIC = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2001:10::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '5f00::1',
  '4000::1',
  '',
  'localhost',
  '08.8.8.8',
  '1.2.3',
];

describe('an IP address', () => {
  it.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(NOT_PUBLIC)('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['127.0.0.1', '127.9.9.9', '::1'])('%s is this machine', (address) => expect(isLoopbackAddress(address)).toBe(true));
  it.each(['10.0.0.1', '::2', '0.0.0.0', 'localhost'])('%s is another', (address) => expect(isLoopbackAddress(address)).toBe(false));
});

describe('an address that a person typed', () => {
  const refused = (typed: string, loopback = false) => {
    try {
      return readOutsideAddress(typed, { loopback }).href;
    } catch (error) {
      if (error instanceof OutsideRefused) return error.sentence.key;
      throw error;
    }
  };

  it.each([
    'https://example.com/hook?a=1',
    'https://example.com:8443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://münchen.example/',
  ])('%s is called', (typed) => expect(refused(typed)).toMatch(/^https:/));

  it.each([
    ['http://example.com/', 'outgoing.https_only'],
    ['ftp://example.com/', 'outgoing.https_only'],
    ['file:///etc/passwd', 'outgoing.https_only'],
    ['javascript:alert(1)', 'outgoing.https_only'],
    ['example.com', 'outgoing.https_only'],
    ['', 'outgoing.https_only'],
    [`https://example.com/${'a'.repeat(2000)}`, 'outgoing.https_only'],
    ['https://me@example.com/', 'outgoing.no_credentials'],
    ['https://me:secret@example.com/', 'outgoing.no_credentials'],
    ['https://example.com:22/', 'outgoing.port'],
    ['https://example.com:25/', 'outgoing.port'],
    ['https://example.com:80/', 'outgoing.port'],
    ['https://example.com:6667/', 'outgoing.port'],
    ['https://127.0.0.1/', 'outgoing.not_public'],
    // The same address as a number, octal, hexadecimal, shortened, and mapped into IPv6.
    ['https://2130706433/', 'outgoing.not_public'],
    ['https://0177.0.0.1/', 'outgoing.not_public'],
    ['https://0x7f.1/', 'outgoing.not_public'],
    ['https://0x7f000001/', 'outgoing.not_public'],
    ['https://127.1/', 'outgoing.not_public'],
    ['https://１２７.0.0.1/', 'outgoing.not_public'],
    ['https://[::1]/', 'outgoing.not_public'],
    ['https://[::ffff:127.0.0.1]/', 'outgoing.not_public'],
    ['https://169.254.169.254/latest/meta-data', 'outgoing.not_public'],
    ['https://0/', 'outgoing.not_public'],
  ])('%s is not: %s', (typed, why) => expect(refused(typed)).toBe(why));

  it('may be this machine where tests and development say so, and nothing else of a private network', () => {
    expect(refused('http://127.0.0.1:4000/', true)).toBe('http://127.0.0.1:4000/');
    expect(refused('http://localhost/', true)).toBe('http://localhost/');
    expect(refused('http://10.0.0.1/', true)).toBe('outgoing.https_only');
    expect(refused('https://10.0.0.1/', true)).toBe('outgoing.not_public');
    expect(refused('http://example.com/', true)).toBe('outgoing.https_only');
  });
});
