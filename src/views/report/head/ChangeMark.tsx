import UpIcon from '@mui/icons-material/NorthOutlined';
import DownIcon from '@mui/icons-material/SouthOutlined';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { changeOf } from '../change.ts';
import { useFigureText } from '../useFigureText.ts';

interface ChangeMarkProps {
  field: FieldModel;
  now: unknown;
  before: unknown;
  currency: string | undefined;
}

/**
 * How a figure changed: the arrow says which way, and a word for who hears it; amount and share have no sign beside it. It has no colour of
 * its own: whether more is better depends on the figure.
 */
export function ChangeMark({ field, now, before, currency }: ChangeMarkProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { text } = useFigureText(currency);
  const change = changeOf(now, before);
  if (!change) return null;
  const { way, difference, share } = change;
  if (way === 'same' || way === 'new') return <Mark>{translate(`reports_view.${way}`)}</Mark>;
  const Arrow = way === 'up' ? UpIcon : DownIcon;
  // A share of a share says less than its points.
  const hasShare = share !== null && field.kind !== 'percent';
  const amount =
    field.kind === 'percent'
      ? translate('reports_view.points', { value: numberFormat(locale, { maximumFractionDigits: 2 }).format(Math.abs(difference)) })
      : text(field, Math.abs(difference));
  return (
    <Mark>
      <Arrow aria-hidden />
      <span className="said">{translate(`reports_view.${way}`)} </span>
      <span dir="ltr">
        <span className={hasShare ? 'amount' : undefined}>
          {amount}
          {hasShare && ' ('}
        </span>
        {hasShare &&
          numberFormat(locale, { style: 'percent', maximumFractionDigits: Math.abs(share) < 10 ? 1 : 0 }).format(Math.abs(share))}
        {hasShare && <span className="amount">)</span>}
      </span>
    </Mark>
  );
}

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  // What is only said stays inside, or a table that scrolls would widen the page.
  position: 'relative',
  fontWeight: 400,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  svg: { fontSize: 12 },
  '.said': visuallyHidden,
}));
