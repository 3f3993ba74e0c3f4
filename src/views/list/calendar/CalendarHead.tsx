import BackIcon from '@mui/icons-material/ChevronLeftOutlined';
import OnIcon from '@mui/icons-material/ChevronRightOutlined';
import { Button, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { withParts } from '../layout/layouts.ts';
import { type Span, stepFrom } from './span.ts';

interface CalendarHeadProps {
  title: string;
  day: string;
  today: string;
  span: Span;
}

/** What is in sight, and the ways to other days; each is an address, so that Back leads back. */
export function CalendarHead({ title, day, today, span }: CalendarHeadProps) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const to = (parts: { on?: string; span?: Span }) => ({ pathname, search: withParts(search, parts) });
  return (
    <Head>
      <IconButton
        component={Link}
        to={to({ on: stepFrom(day, span, -1) })}
        className="screen-only"
        aria-label={translate(`layouts.previous_${span}`)}
      >
        <BackIcon className="turns" />
      </IconButton>
      <IconButton
        component={Link}
        to={to({ on: stepFrom(day, span, 1) })}
        className="screen-only"
        aria-label={translate(`layouts.next_${span}`)}
      >
        <OnIcon className="turns" />
      </IconButton>
      <Button component={Link} to={to({ on: today })} size="small" variant="outlined" color="inherit" className="screen-only">
        {translate('layouts.today')}
      </Button>
      <h2 aria-live="polite">{title}</h2>
      <span className="spans screen-only">
        {(['week', 'month'] as const).map((one) => (
          <Button
            key={one}
            component={Link}
            to={to({ on: day, span: one })}
            size="small"
            variant={one === span ? 'outlined' : 'text'}
            color={one === span ? 'primary' : 'inherit'}
            aria-current={one === span ? 'true' : undefined}
          >
            {translate(`layouts.${one}`)}
          </Button>
        ))}
      </span>
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  h2: { ...theme.typography.h3, margin: 0, marginInlineStart: 12 },
  '.spans': { display: 'inline-flex', gap: 4, marginInlineStart: 'auto' },
  '[dir=rtl] & .turns': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: { h2: { order: -1, flexBasis: '100%', marginInlineStart: 8 } },
}));
