import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StarIcon from '@mui/icons-material/StarOutlined';
import { Alert } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useResourceModel } from '../useResourceModel.ts';
import { addressOf, plainState } from './listView.ts';
import type { ListColumns } from './useColumns.ts';
import type { ListViews } from './useListViews.ts';
import { useViewChanged } from './useViewChanged.ts';

/** The views of a list, each a link: it can be opened beside, or sent to somebody. Nothing where there are none. */
export function ViewTabs({ views, columns }: { views: ListViews; columns: ListColumns }) {
  const resource = useResourceModel();
  const { perPage } = useListContext();
  const translate = useTranslate();
  const isChanged = useViewChanged(views.active, columns);
  if (!views.all.length) return null;
  const to = (search: string) => ({ pathname: `/${resource.name}`, search });
  return (
    <>
      <Tabs aria-label={translate('lists.views')}>
        <Link to={to(addressOf(plainState(resource), perPage))} aria-current={views.active ? undefined : 'page'}>
          {translate('lists.all')}
        </Link>
        {views.all.map(({ key, label, state, saved }) => {
          const isActive = views.active?.key === key;
          const said = [
            saved?.role && translate('lists.shared_with', { role: saved.role.name }),
            views.default === key && translate('lists.opens_first'),
            isActive && isChanged && translate('lists.changed'),
          ].filter(Boolean);
          return (
            <Link
              key={key}
              to={to(addressOf(state, perPage, key))}
              aria-current={isActive ? 'page' : undefined}
              aria-label={said.length ? `${label} (${said.join(', ')})` : undefined}
              title={said.join(', ') || undefined}
            >
              <span dir="auto">{label}</span>
              {saved?.role && <PeopleIcon aria-hidden />}
              {views.default === key && <StarIcon aria-hidden />}
              {isActive && isChanged && <span className="changed" aria-hidden />}
            </Link>
          );
        })}
      </Tabs>
      {views.active?.saved?.is_partial && (
        <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
          {translate('lists.partial')}
        </Alert>
      )}
    </>
  );
}

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 12,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  a: {
    ...theme.typography.body1,
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    maxWidth: 280,
    padding: '6px 12px',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    borderRadius: '6px 6px 0 0',
  },
  'a span[dir]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  'a:hover': { color: theme.vars.palette.text.primary },
  'a:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  'a[aria-current=page]': { color: theme.vars.palette.primary.main, fontWeight: 600, borderBottomColor: 'currentColor' },
  svg: { fontSize: 16, flex: 'none' },
  '.changed': { width: 7, height: 7, borderRadius: '50%', background: 'currentColor', flex: 'none' },
}));
