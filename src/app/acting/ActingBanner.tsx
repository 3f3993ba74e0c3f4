import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Acting } from '#/authProvider/account.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { BANNER_PX } from '#/src/foundation/page/bannerHeight.ts';
import { support } from '#/src/foundation/session/account.ts';
import { useMinutesUntil } from './useMinutesUntil.ts';

/** Across the top of every page inside a client's business: whose it is, how long one may stay, and the way out. */
export function ActingBanner({ acting }: { acting: Acting }) {
  const translate = useTranslate();
  const notify = useNotify();
  const guard = useLeave();
  const [isLeaving, setLeaving] = useState(false);
  const minutes = useMinutesUntil(acting.until);
  const leave = async () => {
    if (!(await guard.confirm())) return;
    setLeaving(true);
    await support.leave().catch((error: Error) => {
      setLeaving(false);
      notify(error.message, { type: 'error' });
    });
  };
  return (
    <Band aria-label={translate('acting.region')}>
      <SupportAgentOutlined fontSize="small" />
      <p>
        <strong className="wide">{translate('acting.helping', { name: acting.client_name })}</strong>
        <strong className="narrow">{acting.client_name}</strong>
      </p>
      <span className="left">{translate('acting.left_minutes', { smart_count: minutes })}</span>
      <Button size="small" variant="contained" color="warning" loading={isLeaving} onClick={() => void leave()}>
        {translate('acting.leave')}
      </Button>
    </Band>
  );
}

const Band = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: BANNER_PX,
  paddingInline: 24,
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `linear-gradient(${theme.vars.palette.warning.soft}, ${theme.vars.palette.warning.soft})`,
  borderBottom: `1px solid ${theme.vars.palette.warning.main}`,
  p: { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.left': { marginInlineStart: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  'svg, .left, button': { flexShrink: 0 },
  [theme.breakpoints.up('sm')]: { '.narrow': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { paddingInline: 12, gap: 8, '.wide': { display: 'none' } },
}));
