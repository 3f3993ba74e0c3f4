import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Icon } from '#/src/foundation/plain/Icon.tsx';
import { IconButton } from '#/src/foundation/plain/IconButton.tsx';
import { setColorMode, useScheme } from '#/src/foundation/settings/colorMode.ts';

/** Light or dark, before the settings panel is there. */
export function ModeToggle() {
  const { t } = useLanguage();
  const isDark = useScheme() === 'dark';
  return (
    <IconButton aria-label={t('boot.appearance')} onClick={() => setColorMode(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'LightMode' : 'DarkMode'} />
    </IconButton>
  );
}
