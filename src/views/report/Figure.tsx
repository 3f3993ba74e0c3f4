import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { FieldModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { CURRENCY_KEY, inCurrency } from '../parts/inCurrency.ts';
import { ChangeMark } from './head/ChangeMark.tsx';

interface FigureProps {
  field: FieldModel;
  value: unknown;
  currency: string | undefined;
  /** Where what is behind it stands. */
  path?: string;
  /** False: that is something else than orders. */
  isOfOrders?: boolean;
  /** Given: the figure that it is compared with, even where there was none. */
  compared?: { before: unknown };
}

/** A figure, its change beneath it; one that can be opened leads to the orders behind it. */
export function Figure({ field, value, currency, path, isOfOrders = true, compared }: FigureProps) {
  const translate = useTranslate();
  const cell = <Cell field={inCurrency(field, currency)} value={value} record={{ [CURRENCY_KEY]: currency }} />;
  const isThere = value !== null && value !== undefined;
  return (
    <>
      {path && isThere ? (
        <FigureLink to={path} title={translate(isOfOrders ? 'reports_view.orders_behind' : 'reports_view.behind')}>
          {cell}
        </FigureLink>
      ) : (
        cell
      )}
      {compared && (
        <>
          <br />
          <ChangeMark field={field} now={value} before={compared.before} currency={currency} />
        </>
      )}
    </>
  );
}

const FigureLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: `underline dotted ${theme.vars.palette.text.secondary}`,
  textUnderlineOffset: 4,
  textDecorationThickness: 1,
  borderRadius: 4,
  '&:hover': { textDecorationStyle: 'solid' },
}));
