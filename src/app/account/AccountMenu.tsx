import TourIcon from '@mui/icons-material/ExploreOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DASHBOARD_PATH } from '#/src/app/navigation/startPath.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { TOUR_SEARCH } from '#/src/foundation/page/tour.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { nameOf, PersonAvatar } from '#/src/views/parts/people/PersonAvatar.tsx';
import { useOwnScreens } from './useOwnScreens.ts';

interface AccountMenuProps {
  onOpenShortcuts: () => void;
  onOpenHelp: () => void;
}

/** Who is in, the pages about oneself, and the way out. */
export function AccountMenu({ onOpenShortcuts, onOpenHelp }: AccountMenuProps) {
  const translate = useTranslate();
  const { user, isFullAccess, acting, signOut } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = nameOf(user);
  const kindOfUser = [translate(`shell.user_type.${user.user_type}`), isFullAccess && translate('shell.full_access')]
    .filter(Boolean)
    .join(' · ');
  const ownScreens = useOwnScreens();
  return (
    <>
      <IconButton
        data-tour="account"
        aria-label={translate('shell.account_of', { name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, ml: 0.5 }}
      >
        <PersonAvatar person={{ ...user, avatar: user.avatar_url }} />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { minWidth: 220 } } }}>
        <Person role="presentation">
          <strong>{name}</strong>
          <span>{user.email}</span>
          <span>{acting ? translate('acting.region') : kindOfUser}</span>
        </Person>
        <Divider component="li" sx={{ my: '4px !important' }} />
        {ownScreens.map(({ path, label, icon }) => (
          <MenuItem key={path} component={Link} to={path} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <NamedIcon name={icon} />
            </ListItemIcon>
            {translate(label)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onOpenHelp();
          }}
        >
          <ListItemIcon>
            <HelpIcon />
          </ListItemIcon>
          {translate('shell.help')}
        </MenuItem>
        <MenuItem
          // Nothing to press there.
          sx={{ '@media (pointer: coarse)': { display: 'none' } }}
          onClick={() => {
            setAnchor(null);
            onOpenShortcuts();
          }}
        >
          <ListItemIcon>
            <KeyboardIcon />
          </ListItemIcon>
          {translate('keys.title')}
        </MenuItem>
        <MenuItem component={Link} to={`${DASHBOARD_PATH}${TOUR_SEARCH}`} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <TourIcon />
          </ListItemIcon>
          {translate('tour.title')}
        </MenuItem>
        <Divider component="li" sx={{ my: '4px !important' }} />
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <LogoutOutlined />
          </ListItemIcon>
          {translate('shell.sign_out')}
        </MenuItem>
      </Menu>
    </>
  );
}

const Person = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  padding: '8px 12px',
  strong: { ...theme.typography.subtitle2 },
  span: { color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
}));
