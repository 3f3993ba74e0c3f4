/** Die Einstellungen der Darstellung. */
export default {
  title: 'Darstellung',
  open: 'Darstellung anpassen',
  close: 'Darstellung schließen',
  changed: 'Weicht vom Standard ab',
  reset: 'Auf Standard zurücksetzen',
  mode: 'Modus',
  preset: 'Farbe',
  presets: { default: 'Bernstein', cyan: 'Cyan', purple: 'Violett', blue: 'Blau', orange: 'Orange', red: 'Rot' },
  direction: 'Schreibrichtung',
  direction_fixed: '%{language} wird immer von rechts nach links geschrieben.',
  contrast: 'Kontrast',
  density: 'Abstände',
  navigation: 'Navigation',
  values: {
    mode: { light: 'Hell', dark: 'Dunkel', system: 'System' },
    direction: { ltr: 'Von links nach rechts', rtl: 'Von rechts nach links' },
    contrast: { default: 'Normal', high: 'Hoch' },
    density: { comfortable: 'Großzügig', compact: 'Kompakt' },
    navigation: { full: 'Vollständig', compact: 'Kompakt' },
  },
};
