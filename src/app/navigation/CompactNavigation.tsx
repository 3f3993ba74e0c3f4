import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled, useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { allowsPath } from '#/authProvider/permissionTree.ts';
import { leadsTo } from '#/src/foundation/page/leadsTo.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { DASHBOARD_PATH } from './startPath.ts';
import { underHeadings } from './underHeadings.ts';

/** The menu as icons: each group opens its entries beside it. */
export function CompactNavigation() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { tree } = useSession();
  const { nestedRoutes } = tree;
  const [opened, setOpened] = useState<{ name: string; anchor: HTMLElement } | null>(null);
  const towards = useTheme().direction === 'rtl' ? 'left' : 'right';
  const group = nestedRoutes.find(({ name }) => name === opened?.name);
  return (
    <Rail aria-label={translate('shell.navigation')}>
      {allowsPath(tree, DASHBOARD_PATH) && (
        <Tooltip title={translate('shell.dashboard')} placement="right">
          <IconButton
            component={Link}
            to={DASHBOARD_PATH}
            aria-label={translate('shell.dashboard')}
            aria-current={pathname === DASHBOARD_PATH ? 'page' : undefined}
          >
            <SpaceDashboardOutlined />
          </IconButton>
        </Tooltip>
      )}
      {nestedRoutes.map(({ name, icon, entries }) => (
        <Tooltip key={name} title={translate(`groups.${name}.name`)} placement="right">
          <IconButton
            aria-label={translate(`groups.${name}.name`)}
            aria-haspopup="menu"
            aria-expanded={opened?.name === name}
            className={entries.some((entry) => leadsTo(entry, pathname)) ? 'here' : undefined}
            onClick={(event) => setOpened({ name, anchor: event.currentTarget })}
          >
            <NamedIcon name={icon} />
          </IconButton>
        </Tooltip>
      ))}
      <Menu
        anchorEl={opened?.anchor}
        open={Boolean(group)}
        onClose={() => setOpened(null)}
        anchorOrigin={{ vertical: 'top', horizontal: towards }}
        slotProps={{ paper: { sx: { ml: 1, minWidth: 200 } } }}
      >
        {group &&
          underHeadings(group).flatMap(({ labelKey, entries }) => [
            labelKey && (
              <ListSubheader key={labelKey} sx={{ lineHeight: 2.5 }}>
                {translate(labelKey)}
              </ListSubheader>
            ),
            ...entries.map((entry) => (
              <MenuItem
                key={entry.path}
                component={Link}
                to={entry.path}
                selected={leadsTo(entry, pathname)}
                onClick={() => setOpened(null)}
              >
                {translate(entry.labelKey, { smart_count: 2 })}
              </MenuItem>
            )),
          ])}
      </Menu>
    </Rail>
  );
}

const Rail = styled('nav')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '4px 0 16px',
  scrollbarWidth: 'none',
  '.MuiIconButton-root': { width: 40, height: 40, color: theme.vars.palette.text.secondary },
  '.MuiIconButton-root:hover': { color: theme.vars.palette.text.primary },
  '.MuiIconButton-root.here, .MuiIconButton-root[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));
