import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';

/** What a page's help is opened and closed with. */
export interface HelpSwitch {
  isHelpOpen: boolean;
  onToggleHelp: () => void;
}

/** Opens the help about the page one is on. */
export function HelpButton({ isHelpOpen, onToggleHelp }: HelpSwitch) {
  const translate = useTranslate();
  return (
    <Tooltip title={`${translate('shell.help')} (F1)`}>
      <IconButton
        // There the account's menu has it: the name of the establishment needs the room.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        aria-label={translate('shell.help')}
        aria-haspopup="dialog"
        aria-expanded={isHelpOpen}
        onClick={onToggleHelp}
      >
        <HelpOutlineOutlined />
      </IconButton>
    </Tooltip>
  );
}
