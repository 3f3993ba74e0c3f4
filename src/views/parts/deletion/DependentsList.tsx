import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Dependents } from '#/dataProvider/bulkTypes.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { model } from '#/resources/index.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

/** How many records of which resources refer through which field, each with the way to its list, filtered to them. */
export function DependentsList({ lead, dependents }: { lead: string; dependents: readonly Dependents[] }) {
  const id = useId();
  if (!dependents.length) return null;
  return (
    <div>
      <Typography id={id}>{lead}</Typography>
      <List aria-labelledby={id}>
        {dependents.map((one) => (
          <li key={`${one.resource}.${one.field}`}>
            <Some dependents={one} />
          </li>
        ))}
      </List>
    </div>
  );
}

function Some({ dependents: { resource, field, count, filters } }: { dependents: Dependents }) {
  const translate = useTranslate();
  const label = useLabelOf();
  const [locale] = useLocaleState();
  const [own = '', column] = field.split('.');
  const found = model.resources[resource]?.allFields[own];
  const cell = column !== undefined && found?.kind === 'lines' ? found.fields[column] : undefined;
  const inRow = column !== undefined && cell ? fieldModel(column, cell) : undefined;
  const words = [found && label(found), inRow && label(inRow)].filter(Boolean).join(' › ');
  const names = inBothCases(translate(`resources.${resource}.name`, { smart_count: count }));
  const text = translate('many.dependents', { ...names, count: numberFormat(locale, {}).format(count), field: words });
  if (!filters) return text;
  const search = new URLSearchParams({ filter: JSON.stringify(filters), displayedFilters: '{}' });
  return (
    <Link to={`/${resource}?${search}`} target="_blank">
      {text}
    </Link>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '4px 0 0',
  paddingInlineStart: 20,
  display: 'grid',
  gap: 4,
  a: { color: 'inherit' },
}));
