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
  /** Where the orders behind it stand, or the report of `isReport`. */
  path?: string;
  isReport?: boolean;
  /** Given: the figure that it is compared with, even where there was none. */
  compared?: { before: unknown };
}

/** A figure, its change beneath it; one that can be opened leads to the orders behind it. */
export function Figure({ field, value, currency, path, isReport, compared }: FigureProps) {
  const translate = useTranslate();
  const cell = <Cell field={inCurrency(field, currency)} value={value} record={{ [CURRENCY_KEY]: currency }} />;
  const isThere = value !== null && value !== undefined;
  return (
    <>
      {path && isThere ? (
        <FigureLink to={path} title={translate(isReport ? 'reports_view.report_behind' : 'reports_view.orders_behind')}>
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
