import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Fragment, type HTMLAttributes, type MouseEvent } from 'react';
import { stretchesOf } from '#/model/values/searchText.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import type { KeptPage } from './keptPages.ts';
import type { SearchOption } from './options.ts';

interface Props extends HTMLAttributes<HTMLLIElement> {
  option: SearchOption;
  typed: string;
  isPinned: boolean;
  onPin: (page: KeptPage) => void;
}

/** One line of the search, with what was typed set off in it. A pin is for the pointer; the keyboard has Alt P. */
export function FoundLine({ option: { label, details = [], icon, page }, typed, isPinned, onPin, ...props }: Props) {
  const translate = useTranslate();
  const Drawing = isPinned ? PushPin : PushPinOutlined;
  const pin = (event: MouseEvent) => {
    event.stopPropagation();
    if (page) onPin(page);
  };
  return (
    <Line {...props}>
      <NamedIcon name={icon} fontSize="small" />
      <span className="label">
        <Marked text={label} typed={typed} />
      </span>
      <span className="detail">
        {details.map((detail, index) => (
          <Fragment key={detail}>
            {index > 0 && ' · '}
            <Marked text={detail} typed={typed} />
          </Fragment>
        ))}
      </span>
      {page && (
        <>
          <span
            className={isPinned ? 'pin pinned' : 'pin'}
            aria-hidden
            title={translate(isPinned ? 'search.unpin' : 'search.pin')}
            onClick={pin}
          >
            <Drawing fontSize="inherit" />
          </span>
          {isPinned && <span style={visuallyHidden}>{translate('search.is_pinned')}</span>}
        </>
      )}
    </Line>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let last = 0;
  const parts = stretchesOf(text, typed).map(([from, to]) => {
    const before = text.slice(last, from);
    last = to;
    return (
      <Fragment key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    );
  });
  return (
    <bdi>
      {parts}
      {text.slice(last)}
    </bdi>
  );
}

const Line = styled('li')(({ theme }) => ({
  '&&': { display: 'grid', gridTemplateColumns: 'auto auto minmax(0, 1fr) 28px', gap: '0 12px', minHeight: 40, alignItems: 'center' },
  '> svg': { color: theme.vars.palette.text.secondary },
  mark: { background: 'none', color: 'inherit', fontWeight: 700 },
  '.label, .detail': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.detail': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, textAlign: 'end' },
  '.pin': {
    gridRow: 1,
    gridColumn: 4,
    display: 'grid',
    placeItems: 'center',
    height: 28,
    borderRadius: 14,
    fontSize: 18,
    opacity: 0,
    color: theme.vars.palette.text.secondary,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
  '.pin.pinned, &:hover .pin, &.Mui-focused .pin': { opacity: 1 },
  '@media (hover: none)': { '.pin': { opacity: 1, height: 44 } },
  [theme.breakpoints.down('sm')]: {
    '&&': { gridTemplateColumns: 'auto minmax(0, 1fr) 44px', minHeight: 44 },
    '.detail': { gridColumn: 2, textAlign: 'start' },
    '.detail:empty': { display: 'none' },
    '.pin': { gridColumn: 3, gridRow: '1 / span 2' },
  },
}));
