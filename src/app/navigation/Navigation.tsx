import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
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
  const menu = useRef<HTMLElement>(null);
  // Where one is stays in sight, however long the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is another one at another address
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (menu.current && here) bringIntoSight(here, menu.current);
  }, [pathname]);
  return (
    <Menu ref={menu} aria-label={translate('shell.navigation')}>
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

function bringIntoSight({ offsetTop, offsetHeight }: HTMLElement, menu: HTMLElement): void {
  const isInSight = offsetTop >= menu.scrollTop && offsetTop + offsetHeight <= menu.scrollTop + menu.clientHeight;
  if (!isInSight) menu.scrollTop = offsetTop - menu.clientHeight / 2;
}

const Menu = styled('nav')({
  // Its entries' places are counted from it.
  position: 'relative',
  flex: 1,
  overflowY: 'auto',
  padding: '4px 12px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
});
