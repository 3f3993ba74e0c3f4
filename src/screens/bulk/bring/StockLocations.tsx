import { MenuItem, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { numberFormat } from '#/model/values/intl.ts';
import type { StockLocation } from './stock.ts';

interface StockLocationsProps {
  locations: readonly StockLocation[];
  chosen: string | null;
  establishment: string;
  onChoose: (location: string | null) => void;
}

/** Stands for no location: a location may have no name. */
const NONE = '\u0000';

/** Whose stock on hand comes over, asked once for all files. */
export function StockLocations({ locations, chosen, establishment, onChoose }: StockLocationsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const location = locations.find(({ name }) => name === chosen);
  const items = (count: number) => translate('bring.stock.items', { smart_count: count, count: numberFormat(locale, {}).format(count) });
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 12 }}>
      <div>
        <Typography id={id} variant="h3" component="h2">
          {translate('bring.stock.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('bring.stock.help')}
        </Typography>
      </div>
      <TextField
        select
        size="small"
        sx={{ maxWidth: 420 }}
        label={translate('bring.stock.into', { name: establishment })}
        value={chosen ?? NONE}
        onChange={({ target }) => onChoose(target.value === NONE ? null : target.value)}
        helperText={location ? items(location.items) : translate('bring.stock.none_comes')}
      >
        <MenuItem value={NONE}>{translate('bring.stock.leave_out')}</MenuItem>
        {locations.map(({ name }) => (
          <MenuItem key={name} value={name}>
            <bdi>{name || translate('bring.stock.of_file')}</bdi>
          </MenuItem>
        ))}
      </TextField>
    </section>
  );
}
