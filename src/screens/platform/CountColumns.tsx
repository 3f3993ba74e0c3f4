import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { dateFormat, numberFormat } from '#/resources/kinds/intl.ts';

/** A count at the end of a day (`2026-11-20`) or a month (`2026-11`). */
export interface PeriodCount {
  label: string;
  count: number;
}

/** Up to so many columns each have their figure above them. */
const FEW = 12;

/** Counts over time as columns from zero; how many came in all stands above them, and a table says them all. */
export function CountColumns({ counts }: { counts: readonly PeriodCount[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [first, last] = [counts[0], counts.at(-1)];
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const named = ({ label }: PeriodCount) => dateFormat(locale, optionsOf(label)).format(Date.parse(label));
  const figure = (count: number) => numberFormat(locale, {}).format(count);
  const gained = (last?.count ?? 0) - (first?.count ?? 0);
  return (
    <Figure>
      <figcaption>
        {translate('platform.gained', {
          smart_count: gained,
          count: numberFormat(locale, { signDisplay: 'exceptZero' }).format(gained),
          since: first ? named(first) : '',
        })}
      </figcaption>
      <div className="columns" aria-hidden>
        {counts.map((one) => (
          <span key={one.label} title={`${named(one)}: ${figure(one.count)}`}>
            {counts.length <= FEW && <small>{figure(one.count)}</small>}
            <i style={{ height: `${(one.count / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className="ends" aria-hidden>
        <span>{first && named(first)}</span>
        <span>{last && named(last)}</span>
      </div>
      <details>
        <summary>{translate('platform.as_table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('platform.until')}</th>
              <th scope="col" className="end">
                {translate('platform.clients')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map((one) => (
              <tr key={one.label}>
                <th scope="row">{named(one)}</th>
                <td className="end">{figure(one.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}

const optionsOf = (label: string): Intl.DateTimeFormatOptions =>
  label.length === 7 ? { month: 'short', year: 'numeric', timeZone: 'UTC' } : { day: 'numeric', month: 'short', timeZone: 'UTC' };

const Figure = styled('figure')(({ theme }) => ({
  margin: 0,
  figcaption: { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginBottom: 12 },
  '.columns': { display: 'flex', alignItems: 'flex-end', gap: 3, height: 180, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '.columns span': { flex: 1, height: '100%', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', minWidth: 0 },
  // Nothing is drawn for nothing.
  '.columns i': { flexShrink: 1, borderRadius: '4px 4px 0 0', background: theme.vars.palette.primary.main },
  '.columns small': { ...theme.typography.caption, textAlign: 'center', color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '.ends': { ...theme.typography.caption, display: 'flex', justifyContent: 'space-between', marginTop: 6, color: theme.vars.palette.text.secondary },
  details: { marginTop: 12 },
  summary: { ...theme.typography.body2, cursor: 'pointer' },
  table: { ...theme.typography.body2, marginTop: 8, borderCollapse: 'collapse', minWidth: 220 },
  th: { fontWeight: 400, textAlign: 'start', padding: '4px 16px 4px 0' },
  '.end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}));
