import { styled } from '@mui/material/styles';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { BrandMark } from '#/src/foundation/logo/BrandMark.tsx';

/** The full-screen animated logo (two seconds a round) that stands while the account and its permissions load. */
export function LogoLoader() {
  const { t } = useLanguage();
  return (
    <Screen>
      <div role="status" aria-label={t('boot.loading')}>
        <BrandMark size={64} animated />
      </div>
    </Screen>
  );
}

const Screen = styled('main')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.vars.palette.background.default,
  zIndex: theme.zIndex.modal + 1,
  animation: 'loader-in 200ms ease-out 120ms both',
  '@keyframes loader-in': { from: { opacity: 0 }, to: { opacity: 1 } },
}));
