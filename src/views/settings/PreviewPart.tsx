import { Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { SettingsModel } from '#/model/language/model.ts';
import { Boundary } from '#/src/foundation/errors/Boundary.tsx';
import { previews } from '#/src/widgets/index.ts';
import { hiddenFields } from '#model/language';

/** What some settings make, and the name of the part that shows it. */
export interface PreviewOf {
  settings: SettingsModel;
  name: string;
}

/** The preview itself, following the form as it is filled; the form does not wait for it, and does not fall with it. */
export function PreviewPart({ settings, name }: PreviewOf) {
  const translate = useTranslate();
  const live = useDeferredValue<Record<string, unknown>>(useWatch());
  const hidden = hiddenFields(settings.rules, live);
  const values = Object.fromEntries(Object.keys(settings.fields).map((field) => [field, hidden.has(field) ? null : (live[field] ?? null)]));
  const Part = previews[name];
  if (!Part) return null;
  return (
    <Boundary fallback={() => <Typography color="textSecondary">{translate('forms.preview_failed')}</Typography>}>
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <Part values={values} settings={settings} />
      </Suspense>
    </Boundary>
  );
}
