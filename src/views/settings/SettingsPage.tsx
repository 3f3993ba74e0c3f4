import { Skeleton } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import type { SettingsModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { NotFound } from '#/src/foundation/errors/NotFound.tsx';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useHelp } from '../parts/useHelp.ts';
import { SettingsActions } from './SettingsActions.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './useSettings.ts';

/** The settings of one kind for the chosen establishment, from its definition. */
export default function SettingsPage() {
  const { kind = '' } = useParams();
  const { permissions } = useSession();
  const settings = model.settings[kind];
  if (!settings) return <NotFound />;
  return permissions.has(settings.permission) ? <KnownSettings key={kind} settings={settings} /> : <AccessDenied />;
}

function KnownSettings({ settings }: { settings: SettingsModel }) {
  const translate = useTranslate();
  const help = useHelp(settings);
  const { establishment } = useSession();
  const { stored, changed, error, refetch, ...saving } = useSettings(settings);
  return (
    <>
      <PageHeading
        title={translate(`settings.${settings.name}.name`)}
        lead={help}
        action={
          stored && (
            <SettingsActions settings={settings} stored={stored} changed={changed} save={saving.save} isPending={saving.isPending} />
          )
        }
      />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : stored ? (
        <SettingsForm settings={settings} stored={stored} {...saving} />
      ) : establishment ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <NoEstablishment />
      )}
    </>
  );
}
