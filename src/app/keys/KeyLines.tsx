import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { Shortcut } from './shortcuts.ts';

/** Keys, and beside them what they do. */
export function KeyLines({ lines }: { lines: readonly Shortcut[] }) {
  const translate = useTranslate();
  return (
    <List>
      {lines.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && <span> {translate('keys.followed_by')} </span>}
                <kbd>{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '> div': { display: 'flex', alignItems: 'baseline', gap: 12, paddingBlock: 4 },
  dt: { flex: 'none', minWidth: 116, color: theme.vars.palette.text.secondary },
  dd: { margin: 0, minWidth: 0 },
  kbd: {
    ...theme.typography.body2,
    display: 'inline-block',
    direction: 'ltr',
    minWidth: 24,
    padding: '1px 7px',
    textAlign: 'center',
    color: theme.vars.palette.text.primary,
    borderRadius: 5,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.raised,
  },
}));
