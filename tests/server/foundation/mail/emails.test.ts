import { describe, expect, it } from 'vitest';
import { documentTexts } from '#/i18n/documents.ts';
import { languages } from '#/i18n/languages.ts';
import { readSender } from '#/server/config/sender.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import { resetCodeEmail } from '#/server/foundation/mail/emails/resetCodeEmail.ts';
import { type SecurityEventName, securityEmail } from '#/server/foundation/mail/emails/securityEmail.ts';

const person = { email: 'ada@demo.test', firstName: 'Ada', name: 'Ada Admin', business: 'Fish & Chips <Ltd>' };
const told = { at: '2026-11-20T09:30:00.000Z', address: '192.0.2.1', device: 'Firefox on Windows' };
const emails: [string, (language: string | null) => Email][] = [
  ['a code', (language) => resetCodeEmail({ ...person, language }, '012345', 15)],
  ['a changed password', (language) => securityEmail({ ...person, language }, { ...told, event: 'password_changed' })],
];

describe.each(emails)('the email about %s', (_about, write) => {
  it.each(languages)('is written in $locale, $direction, with the name of the business', ({ locale: language, direction }) => {
    const { html, text, subject } = write(language);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    for (const body of [html, text]) expect(body).toContain('Ada');
    expect(html).toContain('Fish &#38; Chips &#60;Ltd&#62;');
    expect(text).toContain('Fish & Chips <Ltd>');
    expect([
      documentTexts('mail', language).reset_code.subject,
      documentTexts('security', language).events.password_changed.subject,
    ]).toContain(subject);
    for (const one of [subject, html, text]) expect(one).not.toContain('%{');
  });

  it('is English for a language that we do not write', () => {
    for (const language of [null, 'xx', 'toString']) expect(write(language).html).toContain('<html lang="en" dir="ltr">');
  });

  it('loads nothing from elsewhere and holds no link', () => {
    const { html } = write('ar');
    expect(html).not.toMatch(/\b(?:src|href|background)=|url\(|@import|<script|https?:/i);
  });
});

describe('an email about security', () => {
  const events = Object.keys(documentTexts('security', 'en').events) as SecurityEventName[];
  it.each(events)('says of %s when, from where and what to do, in every language', (event) => {
    for (const { locale: language } of languages) {
      const { subject, text } = securityEmail({ ...person, language }, { ...told, event, by: 'Bea Boss' });
      const texts = documentTexts('security', language);
      expect(subject).toBe(texts.events[event].subject);
      expect(Object.values(texts.not_you).some((notYou) => text.includes(notYou))).toBe(true);
      for (const fact of ['2026', '192.0.2.1', 'Firefox on Windows', 'Bea Boss']) expect(text).toContain(fact);
    }
  });

  it('says how many recovery codes are left, and no device where the host did it', () => {
    expect(securityEmail({ ...person, language: 'en' }, { ...told, event: 'recovery_code_used', left: 1 }).text).toContain(
      'One recovery code is left',
    );
    const { text } = securityEmail({ ...person, language: 'en' }, { ...told, event: 'full_access_given', address: null, device: null });
    expect(text).not.toMatch(/From the address|Device/);
  });
});

it('a code stands on a line of its own, digits from left to right', () => {
  const { html, text } = resetCodeEmail({ ...person, language: 'ar' }, '012345', 15);
  expect(text).toContain('\n    012345\n');
  expect(html).toMatch(/dir="ltr"[^>]*>012345</);
});

describe('a sender', () => {
  it.each([
    ['no-reply@example.com', { name: '', address: 'no-reply@example.com' }],
    ['Harbour Kitchen <post@example.com>', { name: 'Harbour Kitchen', address: 'post@example.com' }],
    ['"Harbour, Kitchen" <post@example.com>', { name: 'Harbour, Kitchen', address: 'post@example.com' }],
    ['Harbour', undefined],
    ['<a@b> <c@d>', undefined],
    ['Harbour\r\nBcc: x@y <post@example.com>', undefined],
  ])('is read from %j', (text, expected) => {
    expect(readSender(text)).toEqual(expected);
  });
});
