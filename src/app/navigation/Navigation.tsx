import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { allowsPath } from '#/authProvider/permissionTree.ts';
import { leadsTo } from '#/src/foundation/page/leadsTo.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { DASHBOARD_PATH } from './startPath.ts';

/** The menu: the dashboard and the groups of the definitions, with what the person may open. */
export function Navigation() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { tree } = useSession();
  const { nestedRoutes } = tree;
  const [opened, setOpened] = useStore<Record<string, boolean>>('navigation.opened', {});
  return (
    <Menu aria-label={translate('shell.navigation')}>
      {allowsPath(tree, DASHBOARD_PATH) && (
        <NavigationLink
          to={DASHBOARD_PATH}
          label={translate('shell.dashboard')}
          icon={SpaceDashboardOutlined}
          isCurrent={pathname === DASHBOARD_PATH}
        />
      )}
      {nestedRoutes.map((group) => {
        const isHere = group.entries.some((entry) => leadsTo(entry, pathname));
        const isOpen = opened[group.name] ?? isHere;
        return (
          <NavigationGroup
            key={group.name}
            group={group}
            isHere={isHere}
            isOpen={isOpen}
            onToggle={() => setOpened({ ...opened, [group.name]: !isOpen })}
          />
        );
      })}
    </Menu>
  );
}

const Menu = styled('nav')({
  flex: 1,
  overflowY: 'auto',
  padding: '4px 12px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
});
