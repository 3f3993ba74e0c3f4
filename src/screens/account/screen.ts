/** One's own account is no record of a list: everybody may change their own, and nobody may say more of themselves than this. */
import type { PageScreen, Screen } from '../screen.ts';

/** The pages about oneself, in the order of the account menu. */
export const accountScreens: readonly PageScreen[] = [
  {
    path: '/profile',
    label: 'account.profile',
    icon: 'AccountCircle',
    permissions: [],
    selfOnly: true,
    load: () => import('./ProfilePage.tsx'),
  },
  {
    path: '/profile/password',
    label: 'account.change_password',
    icon: 'Password',
    permissions: ['ChangePassword', 'SuperAdminChangePassword'],
    selfOnly: true,
    load: () => import('./PasswordPage.tsx'),
  },
  {
    path: '/profile/two-factor',
    label: 'account.two_factor',
    icon: 'PhonelinkLock',
    permissions: [],
    selfOnly: true,
    load: () => import('./TwoFactorPage.tsx'),
  },
  {
    path: '/profile/sessions',
    label: 'account.sessions',
    icon: 'Devices',
    permissions: [],
    selfOnly: true,
    load: () => import('./SessionsPage.tsx'),
  },
];

export default accountScreens satisfies readonly Screen[];
