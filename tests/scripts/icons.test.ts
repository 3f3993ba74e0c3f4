import { describe, expect, it } from 'vitest';
import { iconNames, iconPath } from '#/scripts/vite/icons.ts';

describe('icon names in definitions', () => {
  it('are read from the text', () => {
    expect(iconNames(`{ icon: 'Percent', label: 'x' }, { icon: "Store" }`)).toEqual(['Percent', 'Store']);
  });

  it('lead to the outlined drawing where there is one, else to the plain one', () => {
    const drawings = new Set(['Percent', 'PercentOutlined', 'Abc']);
    expect(iconPath('Percent', drawings)).toBe('@mui/icons-material/PercentOutlined');
    expect(iconPath('Abc', drawings)).toBe('@mui/icons-material/Abc');
  });

  it('lead nowhere where no drawing has the name', () => {
    expect(iconPath('Percnt', new Set(['Percent']))).toBeUndefined();
  });
});

describe('the icons of the dashboard', () => {
  it('are components, one for every icon that a definition names', async () => {
    const { icons } = await import('virtual:icons');
    expect(Object.keys(icons)).toContain('Percent');
    expect(Object.values(icons).every((icon) => icon !== undefined)).toBe(true);
  });
});
