import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Button from '@mui/material/Button';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LogoLoader } from '#/src/foundation/loader/LogoLoader.tsx';
import { createAppTheme } from '#/src/theme/createAppTheme.ts';
import { presets } from '#/src/theme/presets.ts';
import { PeopleGroup } from '#/src/views/parts/people/PeopleGroup.tsx';
import * as specified from '#/tests/specification/constants.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const theme = createAppTheme({ preset: 'default', contrast: 'default', density: 'comfortable', direction: 'ltr', choicesLabel: 'Choices' });
const sheet = (path: string) => readFileSync(join(import.meta.dirname, '../../../src', path), 'utf8');

describe('the theme of the specification', () => {
  it('is dark and left to right', () => expect([theme.defaultColorScheme, theme.direction]).toEqual(['dark', 'ltr']));

  it('has its breakpoints', () => expect(theme.breakpoints.values).toEqual(specified.theme.breakpoints));

  it('has its corners and spaces', () => {
    expect([theme.shape.borderRadius, theme.spacing(1)]).toEqual([
      specified.theme.radius,
      `var(--mui-spacing, ${specified.theme.spacing}px)`,
    ]);
  });

  it('has its fonts and weights', () => {
    expect(theme.typography.fontFamily).toContain(specified.theme.fonts.body);
    expect(theme.typography.h1.fontFamily).toContain(specified.theme.fonts.headings);
    const { fontWeightRegular, fontWeightMedium, fontWeightBold, h1 } = theme.typography;
    expect([fontWeightRegular, fontWeightMedium, h1.fontWeight, fontWeightBold]).toEqual(specified.theme.weights);
  });

  it('brings the files of its fonts, in their weights', () => {
    const { resolve } = createRequire(import.meta.url);
    const brought = [...sheet('theme/fonts.ts').matchAll(/^import '([^']+)'/gm)].flatMap(([, path = '']) =>
      [...readFileSync(resolve(path), 'utf8').matchAll(/font-family: '([^']+)';[^}]*font-weight: ([\d ]+);/g)].map(([, ...font]) => font),
    );
    const weightsOf = (family: string) => [...new Set(brought.filter(([name]) => name?.startsWith(family)).map(([, weight]) => weight))];
    expect(weightsOf(specified.theme.fonts.headings)).toEqual(specified.theme.weights.map(String));
    // One file holds every weight of it.
    expect(weightsOf(specified.theme.fonts.body)).toEqual(['100 900']);
  });

  it.each(['dark', 'light'] as const)('is amber at first, %s', (scheme) =>
    expect(theme.colorSchemes[scheme]?.palette.primary.main).toBe(specified.theme.amber[scheme]),
  );

  it('has its six presets', () => expect(Object.keys(presets)).toEqual(specified.theme.presets));
});

describe('what is shown', () => {
  it.each(Object.entries(specified.theme.buttonHeights))('a %s button is %s high', (size, height) => {
    render(<Button size={size as 'small' | 'large'}>Press</Button>, { wrapper: Frame });
    const { height: shown, minHeight } = getComputedStyle(screen.getByRole('button', { name: 'Press' }));
    expect([shown, minHeight]).toEqual([height, height]);
  });

  it('is a scrollbar that never gets smaller than can be caught', () => {
    const styles = sheet('theme/base.css');
    const { scrollbar } = specified.theme;
    expect(styles).toMatch(
      new RegExp(`::-webkit-scrollbar-thumb\\s*\\{[^}]*min-height:\\s*${scrollbar}px;[^}]*min-width:\\s*${scrollbar}px`),
    );
    // A colour said by the standard's word makes browsers forget the least size: those alone hear it that know no other.
    expect(styles.replace(/@supports not selector\(::-webkit-scrollbar\)\s*\{[^}]*\}/g, '')).not.toMatch(/scrollbar-(color|width)/);
  });

  it('is a group of at most four pictures of people, with how many there are more', () => {
    const people = ['Ada', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay'].map((first_name, id) => ({ id, first_name, last_name: 'X', email: '' }));
    const { container } = render(<PeopleGroup people={people} total={9} />, { wrapper: Frame });
    const shown = () => [...container.querySelectorAll('.MuiAvatar-root')].map((one) => one.textContent);
    expect(shown()).toHaveLength(specified.theme.avatars);
    expect(shown()).toContain('+6');
    cleanup();
    render(<PeopleGroup people={people.slice(0, 4)} total={4} />, { wrapper: Frame, container: document.body.appendChild(container) });
    expect(shown()).toHaveLength(4);
  });

  it('is the logo and name of the business whose address it is, by light or dark, and ours where it cannot be loaded', async () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta name="business-name" content="Pier Group"><meta name="business-logo" content="/files/l.png"><meta name="business-logo-on-dark" content="/files/d.png">',
    );
    vi.resetModules();
    const { BrandMark } = await import('#/src/foundation/logo/BrandMark.tsx');
    const { tabTitle } = await import('#/src/foundation/logo/branding.ts');
    const { container } = render(<BrandMark />, { wrapper: Frame });
    expect([tabTitle(), tabTitle('Taxes')]).toEqual(['Pier Group', 'Taxes · Pier Group']);
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('/files/d.png');
    fireEvent.error(picture);
    expect([container.querySelector('img'), container.querySelectorAll('svg').length]).toEqual([null, 1]);
    for (const meta of document.head.querySelectorAll('meta[name^=business]')) meta.remove();
    // The tests of other files share what is loaded, and stand under our own address.
    vi.resetModules();
  });

  it('is a loader whose every part goes round in two seconds', () => {
    render(<LogoLoader />, { wrapper: Frame });
    expect(screen.getByRole('status').querySelector('svg.animated')).not.toBeNull();
    const rounds = [...sheet('foundation/logo/logo.css').matchAll(/animation:\s*(\S+) (\S+)/g)].map(([, part, round]) => [part, round]);
    // The two halves of our own logo, and the one of a business whose address it is.
    expect(Object.fromEntries(rounds)).toEqual({
      'logo-upper': specified.LOADER_ROUND,
      'logo-lower': specified.LOADER_ROUND,
      'own-mark-breathes': specified.LOADER_ROUND,
    });
  });
});
