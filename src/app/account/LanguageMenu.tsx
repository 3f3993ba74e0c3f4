import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { languages } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';

/** The languages, each by its own name. */
export function LanguageMenu() {
  const { language, t, changeLanguage } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('boot.language')}>
        <IconButton
          aria-label={t('boot.language')}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <TranslateOutlined />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { minWidth: 160 } } }}>
        {languages.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            lang={locale}
            selected={locale === language}
            onClick={() => {
              setAnchor(null);
              void changeLanguage(locale);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
