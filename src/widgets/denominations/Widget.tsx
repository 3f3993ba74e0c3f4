import { FormHelperText, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useRef } from 'react';
import { formatMoney } from '#/model/kinds/money.ts';
import { numberIn, rowsIn } from '#/model/values/shapes.ts';
import { denominationsOf } from '#/resources/reference/denominations.ts';
import { describedBy } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { compute } from '#model/language';

/** How many digits one can type: more coins are in no drawer. */
const MOST_DIGITS = 6;
const TOTAL = { sum: 'rows', of: { multiply: ['denomination', 'quantity'] } } as const;

/** How many of each coin and note there are, and what they come to as one counts; Enter goes on to the next. Rows of what is there. */
export default function DenominationsInput(props: InputProps) {
  const { label, readonly, autoFocus } = props;
  const translate = useTranslate();
  const context = useKindContext();
  const { id, controller, error } = useKindInput(props);
  const boxes = useRef<HTMLDivElement>(null);
  const rows = rowsIn(controller.value);
  const known = denominationsOf(context.currency);
  const quantityOf = (denomination: number) => numberIn(rows.find((row) => row.denomination === denomination)?.quantity);
  const enter = (denomination: number, text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
    const typed = digits === '' ? null : Number(digits);
    const quantities = known.map((one) => ({ denomination: one, quantity: one === denomination ? typed : quantityOf(one) }));
    controller.onChange(quantities.filter(({ quantity }) => quantity !== null));
  };
  const onward = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const all: HTMLElement[] = [...(boxes.current?.querySelectorAll('input') ?? [])];
    const at = all.findIndex((box) => box.contains(document.activeElement));
    all[at + 1]?.focus();
  };
  const money = (amount: number) => formatMoney(amount, context.currency, context);
  const total = compute(TOTAL, { rows }, context.currencyDecimals(context.currency)) ?? 0;
  return (
    <Frame
      ref={boxes}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? describedBy(id) : undefined}
      onKeyDown={onward}
    >
      <span id={`${id}-label`} className="label">
        {label}
      </span>
      <div className="boxes">
        {known.map((denomination, at) => {
          const quantity = quantityOf(denomination);
          return (
            <div key={denomination} className="row">
              <span dir="ltr">{money(denomination)}</span>
              <span aria-hidden>×</span>
              <OutlinedInput
                size="small"
                autoComplete="off"
                autoFocus={autoFocus === true && at === 0}
                disabled={readonly}
                value={quantity ?? ''}
                onChange={(event) => enter(denomination, event.target.value)}
                onBlur={controller.onBlur}
                slotProps={{
                  input: { inputMode: 'numeric', dir: 'ltr', 'aria-label': translate('forms.how_many', { name: money(denomination) }) },
                }}
              />
            </div>
          );
        })}
      </div>
      <div className="total" aria-live="polite">
        <span>{translate('views.total')}</span>
        <output dir="ltr">{money(total)}</output>
      </div>
      {error && (
        <FormHelperText id={describedBy(id)} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '.label': { ...theme.typography.body2, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '.boxes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: '6px 24px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.row': { display: 'grid', gridTemplateColumns: '1fr auto 88px', alignItems: 'center', gap: 8 },
  '.row > span:first-of-type': { justifySelf: 'end' },
  input: { textAlign: 'end' },
  '.total': {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    ...theme.typography.body1,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
}));
