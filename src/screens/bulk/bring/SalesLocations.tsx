import { MenuItem, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId } from 'react';
import { numberFormat } from '#/model/values/intl.ts';
import type { SalesLocation } from './locations.ts';

interface SalesLocationsProps {
  locations: readonly SalesLocation[];
  establishments: readonly { id: number; name: string }[];
  onChoose: (name: string, establishment: number | null) => void;
}

/** Which establishment each location is that files of past sales name, asked once for all of them. */
export function SalesLocations({ locations, establishments, onChoose }: SalesLocationsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 12 }}>
      <div>
        <Typography id={id} variant="h3" component="h2">
          {translate('bring.sales.where')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(establishments.length ? 'bring.sales.where_help' : 'bring.sales.nowhere')}
        </Typography>
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 16 }}>
        {locations.map(({ name, orders, establishment }) => (
          <TextField
            key={name}
            select
            size="small"
            label={name || translate('bring.sales.no_name')}
            value={establishment ?? ''}
            disabled={!establishments.length}
            onChange={({ target }) => onChoose(name, Number(target.value) || null)}
            helperText={translate('bring.sales.orders', { smart_count: orders, count: numberFormat(locale, {}).format(orders) })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate('bring.sales.leave_out')}</MenuItem>
            {establishments.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                <bdi>{one.name}</bdi>
              </MenuItem>
            ))}
          </TextField>
        ))}
      </div>
    </section>
  );
}
