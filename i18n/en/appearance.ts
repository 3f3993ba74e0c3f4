/** The settings panel. */
export default {
  title: 'Appearance',
  open: 'Appearance settings',
  close: 'Close appearance settings',
  changed: 'Differs from the defaults',
  reset: 'Reset to defaults',
  mode: 'Mode',
  preset: 'Colour',
  presets: { default: 'Amber', cyan: 'Cyan', purple: 'Purple', blue: 'Blue', orange: 'Orange', red: 'Red' },
  direction: 'Direction',
  direction_fixed: '%{language} is always written from right to left.',
  contrast: 'Contrast',
  density: 'Density',
  navigation: 'Navigation',
  values: {
    mode: { light: 'Light', dark: 'Dark', system: 'System' },
    direction: { ltr: 'Left to right', rtl: 'Right to left' },
    contrast: { default: 'Normal', high: 'High' },
    density: { comfortable: 'Comfortable', compact: 'Compact' },
    navigation: { full: 'Full', compact: 'Compact' },
  },
};
