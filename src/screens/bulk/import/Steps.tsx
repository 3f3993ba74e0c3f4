import CheckIcon from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

/**
 * How far one is: the steps by name, the present one marked. The focus goes to it when it changes, so that a keyboard or a screen reader is
 * there too.
 */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [current]);
  return (
    <List ref={list} aria-label={translate('bulk.steps_of')}>
      {names.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined} tabIndex={-1} className={index < current ? 'past' : undefined}>
          <span className="mark" aria-hidden="true">
            {index < current ? <CheckIcon /> : index + 1}
          </span>
          <span className="name">{name}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  listStyle: 'none',
  margin: '0 0 16px',
  padding: 0,
  maxWidth: pageWidth,
  li: {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: theme.vars.palette.text.secondary,
    outlineOffset: 4,
    borderRadius: 4,
  },
  '.mark': {
    ...theme.typography.body2,
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: '50%',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '.mark svg': { fontSize: 16 },
  'li.past .mark': { color: theme.vars.palette.success.main, borderColor: theme.vars.palette.success.main },
  'li[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  'li[aria-current] .mark': {
    color: theme.vars.palette.primary.contrastText,
    background: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('sm')]: {
    gap: 8,
    'li:not([aria-current]) .name': visuallyHidden,
  },
}));
