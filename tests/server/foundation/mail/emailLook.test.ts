import { describe, expect, it } from 'vitest';
import { contrastOf, READABLE } from '#/model/values/contrast.ts';
import { colors } from '#/resources/reference/colors.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { EmailContent, EmailLook } from '#/server/foundation/mail/emailContent.ts';
import { emailColors } from '#/server/foundation/mail/emailLook.ts';

const none: EmailLook = { name: null, replyTo: null, color: null, footer: null, logo: null };
const content: EmailContent = {
  to: { name: 'Ada', address: 'ada@demo.test' },
  language: 'en',
  business: 'Harbour Ltd',
  subject: 'Good morning',
  preview: 'Hello',
  blocks: [{ kind: 'link', text: 'Open', address: 'https://books.example.test/' }],
};
const look = (of: Partial<EmailLook>) => emailOf({ ...content, look: { ...none, ...of } });

describe('an email with a look', () => {
  it('without any choice is as it is without a look', () => {
    expect(look({})).toEqual(emailOf(content));
  });

  it('shows what was typed as it was typed, and makes no link of it', () => {
    const typed = '<script>alert(1)</script> "O\'Hara" & Sons';
    const { html, text } = look({ name: typed, footer: `${typed}\r\nwww.harbour.test` });
    expect(html).not.toContain('<script');
    expect(html.match(/&#60;script&#62;alert\(1\)&#60;\/script&#62; &#34;O&#39;Hara&#34; &#38; Sons/g)).toHaveLength(2);
    expect(html).toContain('Sons<br>www.harbour.test</div>');
    expect(html.match(/href=/g)).toHaveLength(1);
    expect(text.startsWith(`${typed}\n\nGood morning`)).toBe(true);
  });

  it('ends, as text too, with its own words and then the host’s, which keep the business’s name', () => {
    const { text, senderName } = look({ name: 'Friends', footer: 'Open daily' });
    expect(text).toContain('-- \nOpen daily\n\nSent by Countinghouse, the back office of Harbour Ltd.');
    expect(senderName).toBe('Friends');
  });

  it('has answers go where its settings say, before all others', () => {
    const replyTo = { name: 'Ana', address: 'ana@demo.test' };
    const asked = { ...content, replyTo, look: { ...none, replyTo: 'orders@harbour.test' } };
    expect(emailOf(asked).replyTo).toEqual({ name: 'Harbour Ltd', address: 'orders@harbour.test' });
    expect(emailOf({ ...asked, look: none }).replyTo).toEqual(replyTo);
  });

  it('carries its logo behind the files that it sends', () => {
    const file = { filename: 'order.pdf', contentType: 'application/pdf', content: Buffer.from('1') };
    const logo = { filename: 'logo.png', contentType: 'image/png', content: Buffer.from('2'), cid: 'logo@email' };
    const email = emailOf({ ...content, attachments: [file], look: { ...none, logo } });
    expect(email.attachments).toEqual([file, logo]);
    expect(email.html).toMatch(/class="plate"[^>]*background:#FFFFFF;[^>]*><img src="cid:logo@email"/);
    expect(look({}).html).not.toContain('<img');
  });
});

describe('the colours of an email', () => {
  it.each(colors.map(({ value, color = '' }) => [value, color]))('can be read with %s, light and dark', (_name, color) => {
    const { band, link, linkInDark } = emailColors({ color });
    expect(contrastOf(band?.ink ?? color, color)).toBeGreaterThanOrEqual(READABLE);
    expect(contrastOf(link, '#ffffff')).toBeGreaterThanOrEqual(READABLE);
    expect(contrastOf(linkInDark, '#171C23')).toBeGreaterThanOrEqual(READABLE);
  });

  it('keep to the band where they are recoloured for the dark', () => {
    const dark = look({ color: '#ffb224' }).html.split('@media (prefers-color-scheme: dark)')[1];
    expect(dark).toContain('.band { background: #ffb224 !important; color: #000000 !important; }');
  });

  it('take nothing that is no colour', () => {
    expect(emailColors({ color: 'red;background:url(https://evil.test)' }).band).toBe(null);
  });
});
