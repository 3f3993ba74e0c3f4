import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import FirstPage from '@mui/icons-material/FirstPageOutlined';
import LastPage from '@mui/icons-material/LastPageOutlined';
import { IconButton, MenuItem, Select } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { numberFormat } from '#/model/values/intl.ts';
import { useEndless } from './useEndless.ts';

const SIZES = [10, 25, 50, 100];
const ENDLESS = 'endless';

interface PagerProps {
  page: number;
  perPage: number;
  total: number;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  /** Whether these rows can go on without pages. */
  hasEndless?: boolean;
}

/** How many rows a page has; where that is possible, none at all. */
export function RowsPerPage({ perPage, setPerPage, hasEndless }: Pick<PagerProps, 'perPage' | 'setPerPage' | 'hasEndless'>) {
  const translate = useTranslate();
  const [isEndless, setEndless] = useEndless();
  return (
    <span className="size">
      <span className="wide">{translate('views.rows_per_page')}</span>
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={hasEndless && isEndless ? ENDLESS : perPage}
        onChange={({ target: { value } }) => {
          if (hasEndless) setEndless(value === ENDLESS);
          if (value !== ENDLESS) setPerPage(Number(value));
        }}
        inputProps={{ 'aria-label': translate('views.rows_per_page') }}
      >
        {SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
        {hasEndless && <MenuItem value={ENDLESS}>{translate('views.endless')}</MenuItem>}
      </Select>
    </span>
  );
}

/** Which rows are shown, of how many, and the way to the others. */
export function Pager({ page, perPage, total, setPage, setPerPage, hasEndless }: PagerProps) {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const last = Math.max(1, Math.ceil(total / perPage));
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  const steps = [
    { key: 'first_page', to: 1, Icon: FirstPage, open: page > 1 },
    { key: 'previous_page', to: page - 1, Icon: ChevronLeft, open: page > 1 },
    { key: 'next_page', to: page + 1, Icon: ChevronRight, open: page < last },
    { key: 'last_page', to: last, Icon: LastPage, open: page < last },
  ];
  return (
    <PagerBar className="screen-only">
      <RowsPerPage perPage={perPage} setPerPage={setPerPage} hasEndless={hasEndless} />
      <span aria-live="polite">
        {translate('views.range', {
          from: figure(total ? (page - 1) * perPage + 1 : 0),
          to: figure(Math.min(page * perPage, total)),
          total: figure(total),
        })}
      </span>
      <span className="steps">
        {steps.map(({ key, to, Icon, open }) => (
          <IconButton key={key} size="small" disabled={!open} aria-label={translate(`views.${key}`)} onClick={() => setPage(to)}>
            <Icon className="turns" />
          </IconButton>
        ))}
      </span>
    </PagerBar>
  );
}

/** What stands below rows. */
export const PagerBar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 20,
  minHeight: 48,
  padding: '4px 12px',
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '.size': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '.steps': { display: 'inline-flex' },
  '[dir=rtl] & .turns': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: { gap: 8, justifyContent: 'space-between', '.wide': { display: 'none' } },
}));
