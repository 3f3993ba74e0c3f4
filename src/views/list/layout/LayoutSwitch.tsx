import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ListIcon from '@mui/icons-material/TableRowsOutlined';
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { layoutIn, layoutsOf, withParts } from './layouts.ts';

const ICONS = { list: ListIcon, calendar: CalendarIcon, board: BoardIcon };

/** The shapes in which the records can be seen, each a link; nothing where a list is the only one. */
export function LayoutSwitch() {
  const resource = useResourceModel();
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const layouts = layoutsOf(resource);
  const current = layoutIn(search, resource);
  if (layouts.length < 2) return null;
  return (
    <Switch className="screen-only" aria-label={translate('layouts.shown_as')}>
      {layouts.map((layout) => {
        const Icon = ICONS[layout];
        return (
          <Link
            key={layout}
            to={{ pathname, search: withParts(search, { as: layout }) }}
            aria-current={layout === current ? 'page' : undefined}
          >
            <Icon aria-hidden />
            {translate(`layouts.${layout}`)}
          </Link>
        );
      })}
    </Switch>
  );
}

const Switch = styled('nav')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  gap: 2,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  a: {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 34,
    padding: '4px 12px',
    borderRadius: 7,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    fontWeight: 500,
  },
  'a:hover': { color: theme.vars.palette.text.primary },
  'a:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  'a[aria-current=page]': { color: theme.vars.palette.primary.main, background: theme.vars.palette.primary.soft },
  svg: { fontSize: 18 },
  [theme.breakpoints.down('sm')]: { display: 'flex', width: '100%', a: { flex: 1, justifyContent: 'center', minHeight: 44 } },
}));
