/** The icons that definitions name, made at build time from `icon: '…'` in resources/. */
declare module 'virtual:icons' {
  import type { SvgIconProps } from '@mui/material/SvgIcon';
  import type { ComponentType } from 'react';

  /** Icon name → component; a name that no definition uses is not in it. */
  export const icons: Readonly<Record<string, ComponentType<SvgIconProps>>>;
}
