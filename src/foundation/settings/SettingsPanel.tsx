import Close from '@mui/icons-material/Close';
import RestartAltOutlined from '@mui/icons-material/RestartAltOutlined';
import Badge from '@mui/material/Badge';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { directionOf, nameIn } from '#/i18n/languages.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { PresetChoice } from './PresetChoice.tsx';
import { SettingChoice } from './SettingChoice.tsx';
import { useSettingsContext } from './SettingsContext.ts';

/** Appearance: mode, colour, direction, contrast, density, navigation. Each change is seen and saved at once. */
export default function SettingsPanel() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { mode = 'dark', setMode } = useColorScheme();
  const { settings, update, reset, differs, isPanelOpen, closePanel } = useSettingsContext();
  const isRightToLeft = directionOf(language) === 'rtl';
  const isChanged = differs || mode !== 'dark';
  const resetAll = () => {
    reset();
    setMode('dark');
  };
  return (
    <Drawer
      anchor="right"
      open={isPanelOpen}
      onClose={closePanel}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          sx: { width: 'min(336px, 100vw)', boxShadow: 8 },
          'aria-label': translate('appearance.title'),
        },
      }}
    >
      <Head>
        <h2>{translate('appearance.title')}</h2>
        <Tooltip title={translate('appearance.reset')}>
          <span>
            <IconButton aria-label={translate('appearance.reset')} disabled={!isChanged} onClick={resetAll}>
              <Badge variant="dot" color="primary" invisible={!isChanged}>
                <RestartAltOutlined />
              </Badge>
            </IconButton>
          </span>
        </Tooltip>
        <IconButton aria-label={translate('appearance.close')} onClick={closePanel}>
          <Close />
        </IconButton>
      </Head>
      <Choices>
        <SettingChoice name="mode" values={['light', 'dark', 'system']} value={mode} onChange={setMode} />
        <PresetChoice value={settings.preset} onChange={(preset) => update({ preset })} />
        <SettingChoice
          name="direction"
          values={['ltr', 'rtl']}
          value={isRightToLeft ? 'rtl' : settings.themeDirection}
          onChange={(themeDirection) => update({ themeDirection })}
          disabled={isRightToLeft}
          note={isRightToLeft ? translate('appearance.direction_fixed', { language: nameIn(language, language) }) : undefined}
        />
        <SettingChoice
          name="contrast"
          values={['default', 'high']}
          value={settings.contrast}
          onChange={(contrast) => update({ contrast })}
        />
        <SettingChoice
          name="density"
          values={['comfortable', 'compact']}
          value={settings.density}
          onChange={(density) => update({ density })}
        />
        <SettingChoice
          name="navigation"
          values={['full', 'compact']}
          value={settings.navigation}
          onChange={(navigation) => update({ navigation })}
        />
      </Choices>
      <Note role="status">{isChanged ? translate('appearance.changed') : ''}</Note>
    </Drawer>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  flexShrink: 0,
  paddingInlineStart: 20,
  paddingInlineEnd: 10,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  h2: { ...theme.typography.h3, margin: 0, flex: 1 },
}));
const Choices = styled('div')({ display: 'grid', gap: 24, padding: 20 });
const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  padding: '0 20px 20px',
}));
