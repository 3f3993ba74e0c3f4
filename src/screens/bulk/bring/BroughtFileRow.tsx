import { Alert, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { numberFormat } from '#/model/values/intl.ts';
import { oneOf } from '#/model/values/shapes.ts';
import { useHandOver } from '../useHandOver.ts';
import { systemNames, systemTitles } from './systems.ts';
import type { BroughtFile } from './useBringDraft.ts';
import { useWhatIsMade } from './useWhatIsMade.ts';

/** A file, what it is, and how many records of what it makes. */
export function BroughtFileRow({ file: { url, name, known }, onRemove }: { file: BroughtFile; onRemove: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const listed = useWhatIsMade();
  const handOver = useHandOver();
  const system = oneOf(systemNames, known.system);
  const allowed = known.parts.filter((part) => part.allowed);
  const forbidden = known.parts.filter((part) => !part.allowed);
  const left = [
    ...(known.stock && !known.stock.allowed ? ['stock.not_allowed'] : []),
    ...(known.gift_cards && !known.gift_cards.allowed ? ['gift_cards.not_allowed'] : []),
    ...(known.points && !known.points.allowed ? ['points.not_allowed'] : []),
    ...(known.left_out ? [`left_out.${known.left_out}`] : []),
    ...(known.stock?.allowed && !known.stock.shows_value ? ['stock.no_value'] : []),
  ];
  return (
    <Row>
      <div className="head">
        <strong dir="auto">{name}</strong>
        <Button size="small" color="inherit" onClick={onRemove} aria-label={translate('bring.remove', { name })}>
          {translate('bring.take_away')}
        </Button>
      </div>
      {system ? (
        <>
          <span>{`${systemTitles[system]}: ${translate(`bring.files.${system}.${known.kind}.name`)}`}</span>
          {allowed.length > 0 && <span className="quiet">{translate('bring.makes', { what: listed(allowed) })}</span>}
          {known.sales && known.sales.orders > 0 && (
            <span className="quiet">
              {translate('bring.sales.has', {
                smart_count: known.sales.orders,
                count: numberFormat(locale, {}).format(known.sales.orders),
              })}
            </span>
          )}
          {known.stock?.allowed && (
            <span className="quiet">
              {translate('bring.stock.has', { smart_count: known.stock.items, count: numberFormat(locale, {}).format(known.stock.items) })}
            </span>
          )}
          {(['gift_cards', 'points'] as const).map((name) => {
            const found = known[name];
            return (
              found?.allowed && (
                <span key={name} className="quiet">
                  {translate(`bring.${name}.has`, { smart_count: found.count, count: numberFormat(locale, {}).format(found.count) })}
                </span>
              )
            );
          })}
          {known.parts.length === 0 && !known.sales?.orders && !known.stock && !known.gift_cards && !known.points && !known.left_out && (
            <span className="quiet">{translate('bulk.no_rows')}</span>
          )}
          {left.map((name) => (
            <Alert key={name} severity="info" variant="outlined">
              {translate(`bring.${name}`)}
            </Alert>
          ))}
          {forbidden.length > 0 && (
            <Alert severity="info" variant="outlined">
              {translate('bring.not_allowed', { what: listed(forbidden) })}
            </Alert>
          )}
        </>
      ) : (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button
              color="inherit"
              size="small"
              component={Link}
              to="/bulk-operations/import"
              onClick={() => handOver.toImport({ url, name })}
            >
              {translate('bulk.import')}
            </Button>
          }
        >
          {translate('bring.unknown')}
        </Alert>
      )}
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  ...theme.typography.body2,
  '.head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  strong: { ...theme.typography.subtitle2, overflowWrap: 'anywhere' },
  '.quiet': { color: theme.vars.palette.text.secondary },
}));
