import MenuOutlined from '@mui/icons-material/MenuOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { AccountMenu } from '#/src/app/account/AccountMenu.tsx';
import { EstablishmentSwitcher } from '#/src/app/account/EstablishmentSwitcher.tsx';
import { LanguageMenu } from '#/src/app/account/LanguageMenu.tsx';
import { HelpButton, type HelpSwitch } from '#/src/app/help/HelpButton.tsx';
import { Bell } from '#/src/app/notifications/Bell.tsx';
import { PreviewBanner } from '#/src/app/preview/PreviewBanner.tsx';
import { SearchButton } from '#/src/app/search/SearchButton.tsx';
import { bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { usePreview } from '#/src/foundation/session/PreviewContext.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';

interface HeaderProps extends HelpSwitch {
  onOpenNavigation: () => void;
  onOpenShortcuts: () => void;
}

/** Where one is (establishment), and what is one's own (language, appearance, account). The page's address is none of its business. */
export const Header = memo(function Header({ onOpenNavigation, onOpenShortcuts, ...help }: HeaderProps) {
  const translate = useTranslate();
  const { differs, togglePanel } = useSettingsContext();
  const { preview } = usePreview();
  // Neither somebody else's nor one's own inside somebody else's business.
  const { acting } = useSession();
  return (
    <Bar className={preview ? 'screen-only preview' : 'screen-only'}>
      <IconButton className="navigation" data-tour="menu" aria-label={translate('shell.open_navigation')} onClick={onOpenNavigation}>
        <MenuOutlined />
      </IconButton>
      {preview ? <PreviewBanner preview={preview} /> : <EstablishmentSwitcher />}
      <span className="space" />
      <SearchButton />
      <HelpButton {...help} />
      <LanguageMenu />
      <Tooltip title={translate('appearance.title')}>
        <IconButton
          data-tour="appearance"
          aria-label={differs ? `${translate('appearance.open')}. ${translate('appearance.changed')}` : translate('appearance.open')}
          aria-haspopup="dialog"
          onClick={togglePanel}
        >
          <Badge variant="dot" color="primary" invisible={!differs}>
            <TuneOutlined />
          </Badge>
        </IconButton>
      </Tooltip>
      {!preview && !acting && <Bell />}
      <AccountMenu onOpenShortcuts={onOpenShortcuts} onOpenHelp={help.onToggleHelp} />
    </Bar>
  );
});

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: bannerHeight,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  paddingInline: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&.preview': { borderBottom: `2px solid ${theme.vars.palette.warning.main}` },
  '.space': { flex: 1 },
  '.navigation': { marginInlineStart: -8, [theme.breakpoints.up('md')]: { display: 'none' } },
  [theme.breakpoints.down('sm')]: { paddingInline: 12, gap: 0, '.navigation': { marginInlineStart: -4 } },
}));
