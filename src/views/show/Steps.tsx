import BackIcon from '@mui/icons-material/ChevronLeftOutlined';
import OnIcon from '@mui/icons-material/ChevronRightOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The record before or after another one; without an address there is none. */
export interface Step {
  to: string | undefined;
  label: string;
  onGo?: () => void;
}

/** Links to the records before and after the one that is shown; what stands between them says where it is. */
export function Steps({ previous, next, children }: { previous: Step; next: Step; children?: ReactNode }) {
  return (
    <StepLinks className="screen-only">
      <StepLink {...previous} icon={<BackIcon className="turns" />} />
      {children}
      <StepLink {...next} icon={<OnIcon className="turns" />} />
    </StepLinks>
  );
}

function StepLink({ to, label, onGo, icon }: Step & { icon: ReactNode }) {
  if (to === undefined)
    return (
      <IconButton disabled aria-label={label}>
        {icon}
      </IconButton>
    );
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} onClick={onGo} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

const StepLinks = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '[dir=rtl] & .turns': { transform: 'scaleX(-1)' },
}));
