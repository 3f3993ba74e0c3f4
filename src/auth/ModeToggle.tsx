import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';

/** Light or dark, before the settings panel is there. */
export function ModeToggle() {
  const { t } = useLanguage();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton aria-label={t('boot.appearance')} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
