import { Alert, Button, LinearProgress, Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { numberFormat } from '#/model/values/intl.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { textOf } from '#model/language';
import { type Progress, SHEETS, type Sheet } from './sheet.ts';
import { type Counting, useUnsaved } from './useCounting.ts';

/** The verb that leads a sheet on. */
const NEXT: Readonly<Partial<Record<Sheet['status'], 'submit' | 'apply'>>> = { counting: 'submit', submitted: 'apply' };

/** Where the sheet stands: its status, what it counts, how far it is, and the step that comes next. */
export function SheetHead({ progress, counting }: { progress: Progress | undefined; counting: Counting }) {
  const sheet = useShownRecord<Sheet>();
  const { fields } = useResourceModel();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const { rows, counted } = progress ?? { rows: Number(sheet.rows), counted: Number(sheet.counted_rows) };
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  const facts = ['item_type', 'category', 'vendor', 'submitted_by', 'applied_by'].filter(
    (name) => sheet[name] !== null && sheet[name] !== undefined,
  );
  return (
    <Head variant="outlined">
      <div className="facts">
        {fields.status && <Cell field={fields.status} value={sheet.status} record={sheet} />}
        {sheet.name && <strong dir="auto">{sheet.name}</strong>}
        {facts.map((name) => {
          const field = fields[name];
          return (
            field && (
              <span key={name} className="fact">
                {name.endsWith('_by') && `${translate(`counts.${name}`)} `}
                <Cell field={field} value={sheet[name]} record={sheet} />
              </span>
            )
          );
        })}
      </div>
      <div className="progress">
        <span id={id}>{translate('counts.progress', { counted: figure(counted), rows: figure(rows) })}</span>
        <LinearProgress variant="determinate" value={rows ? (counted / rows) * 100 : 0} aria-labelledby={id} />
      </div>
      <NextStep uncounted={rows - counted} counting={counting} />
    </Head>
  );
}

function NextStep({ uncounted, counting: { saver } }: { uncounted: number; counting: Counting }) {
  const sheet = useShownRecord<Sheet>();
  const { verbs } = useResourceModel();
  const can = useCan();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { unsaved } = useUnsaved(saver);
  const [isOpen, setOpen] = useState(false);
  const name = NEXT[sheet.status];
  const verb = name && can(SHEETS, name) ? verbs[name] : undefined;
  if (!verb) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={verb.icon && <NamedIcon name={verb.icon} />}
        disabled={unsaved > 0}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'center' }}
      >
        {textOf(verb, 'label', locale)}
      </Button>
      {isOpen && (
        <VerbDialog verb={verb} onClose={() => setOpen(false)}>
          {uncounted > 0 && (
            <Alert severity="info" variant="outlined">
              {translate('counts.uncounted_stay', { smart_count: uncounted })}
            </Alert>
          )}
        </VerbDialog>
      )}
    </>
  );
}

const Head = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  marginBottom: 16,
  borderRadius: 12,
  '.facts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px', flex: '1 1 320px', ...theme.typography.body2 },
  '.fact': { color: theme.vars.palette.text.secondary, display: 'inline-flex', alignItems: 'center', gap: 4 },
  '.progress': { flex: '1 1 200px', maxWidth: 320, display: 'grid', gap: 6, ...theme.typography.body2, fontVariantNumeric: 'tabular-nums' },
}));
