import { icons } from 'virtual:icons';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** The drawing that a definition names. */
export function NamedIcon({ name, ...props }: { name: string } & SvgIconProps) {
  const Drawing = icons[name] ?? FolderOutlined;
  return <Drawing {...props} />;
}
