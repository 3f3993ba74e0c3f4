import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Suspense, useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { SettingsModel } from '#/model/language/model.ts';
import { Boundary } from '#/src/foundation/errors/Boundary.tsx';
import { bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { previews } from '#/src/widgets/index.ts';
import { hiddenFields } from '#model/language';

/** What the settings make, following the form as it is filled; the form does not wait for it, and does not fall with it. */
export function LivePreview({ settings, name }: { settings: SettingsModel; name: string }) {
  const translate = useTranslate();
  const id = useId();
  const live = useDeferredValue<Record<string, unknown>>(useWatch());
  const hidden = hiddenFields(settings.rules, live);
  const values = Object.fromEntries(Object.keys(settings.fields).map((field) => [field, hidden.has(field) ? null : (live[field] ?? null)]));
  const Part = previews[name];
  if (!Part) return null;
  return (
    <Aside aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
        {translate('forms.preview')}
      </Typography>
      <Boundary fallback={() => <Typography color="textSecondary">{translate('forms.preview_failed')}</Typography>}>
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <Part values={values} settings={settings} />
        </Suspense>
      </Boundary>
    </Aside>
  );
}

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: `calc(72px + ${bannerHeight})`,
  maxHeight: `calc(100dvh - 88px - ${bannerHeight})`,
  overflowY: 'auto',
  padding: 4,
  margin: -4,
  [theme.breakpoints.down('lg')]: { position: 'static', maxHeight: 'none' },
}));
