import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { type Preview, usePreview } from '#/src/foundation/session/PreviewContext.ts';

/** Says, for as long as it lasts, that one sees what somebody else sees, and leads back. */
export function PreviewBanner({ preview }: { preview: Preview }) {
  const translate = useTranslate();
  const { leave } = usePreview();
  const guard = useLeave();
  const { name, establishment } = preview;
  return (
    <Banner role="status">
      <VisibilityOutlined fontSize="small" />
      <p>
        <strong>{translate('roles.previewing', { name })}</strong>{' '}
        <span>
          {establishment ? translate('roles.previewing_in', { establishment: establishment.title }) : translate('roles.previewing_only')}
        </span>
      </p>
      <Button
        size="small"
        variant="contained"
        color="warning"
        onClick={() => void guard.confirm().then((may) => (may ? leave() : undefined))}
      >
        {translate('roles.leave')}
      </Button>
    </Banner>
  );
}

const Banner = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  color: theme.vars.palette.warning.main,
  p: { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  button: { flexShrink: 0 },
  svg: { flexShrink: 0 },
  [theme.breakpoints.down('sm')]: {
    'p span, > svg': { display: 'none' },
    p: { whiteSpace: 'normal', lineHeight: 1.25, maxHeight: '2.5em' },
  },
}));
