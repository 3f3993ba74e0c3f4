import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StarIcon from '@mui/icons-material/StarOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { To } from 'react-router';
import { LinkTabs } from '#/src/views/parts/LinkTabs.tsx';
import type { NamedView, NamedViews, ViewWords } from './namedView.ts';

interface ViewTabsProps<V extends NamedView> extends Pick<NamedViews<V>, 'all' | 'active' | 'default'> {
  /** Where a view opens; undefined: the screen without one. */
  addressTo: (view: V | undefined) => To;
  /** Whether the screen is no longer as its view has it. */
  isChanged: boolean;
  words: ViewWords;
}

/** The views of a screen, each a link: it can be opened beside, or sent to somebody. Nothing where there are none. */
export function ViewTabs<V extends NamedView>({ all, active, default: first, addressTo, isChanged, words }: ViewTabsProps<V>) {
  const translate = useTranslate();
  if (!all.length) return null;
  const tabs = all.map((view) => {
    const { key, label, saved } = view;
    const isActive = active?.key === key;
    const said = [
      saved?.role && translate('lists.shared_with', { role: saved.role.name }),
      first === key && translate(`${words}.opens_first`),
      isActive && isChanged && translate('lists.changed'),
    ].filter(Boolean);
    const marks = (
      <>
        {saved?.role && <PeopleIcon aria-hidden />}
        {first === key && <StarIcon aria-hidden />}
        {isActive && isChanged && <span className="changed" aria-hidden />}
      </>
    );
    return { key, to: addressTo(view), label, isCurrent: isActive, said: said.join(', ') || undefined, marks };
  });
  return (
    <>
      <LinkTabs
        label={translate('lists.views')}
        links={[{ key: '', to: addressTo(undefined), label: translate(`${words}.all`), isCurrent: !active }, ...tabs]}
      />
      {active?.saved?.is_partial && (
        <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
          {translate(`${words}.partial`)}
        </Alert>
      )}
    </>
  );
}
