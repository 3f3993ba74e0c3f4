import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormGroup,
} from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldModel, SettingsModel } from '#/model/language/model.ts';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';
import { CopiedFields } from './CopiedFields.tsx';
import { useCopySettings } from './useCopySettings.ts';
import { useDifferentFields } from './useDifferentFields.ts';
import type { Values } from './useSettings.ts';

interface CopySettingsDialogProps {
  settings: SettingsModel;
  values: Values;
  /** The fields that were changed since the page was opened: these alone are copied, where nothing else is chosen. */
  changed: ReadonlySet<string>;
  others: readonly Establishment[];
  onClose: () => void;
}

/** Chooses the establishments that get these settings, and what of them; says of each whether it has them now. */
export function CopySettingsDialog({ settings, values, changed, others, onClose }: CopySettingsDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { copy, outcomes, isPending } = useCopySettings(settings, values);
  const { different, isReading, error } = useDifferentFields(settings, values, [...chosen]);
  const [wanted, setWanted] = useState<ReadonlySet<string> | null>(null);
  const first = different.filter(({ name }) => changed.has(name));
  const isWanted = ({ name }: FieldModel) => (wanted ? wanted.has(name) : !first.length || changed.has(name));
  const fields = new Set(different.filter(isWanted).map(({ name }) => name));
  const isAll = chosen.size === others.length;
  const toggle = (one: number) => setChosen(new Set(chosen.has(one) ? [...chosen].filter((other) => other !== one) : [...chosen, one]));
  const isDone = outcomes.size > 0 && !isPending;
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('forms.copy_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText role="status" sx={{ marginBottom: 1 }}>
          {isDone
            ? translate('forms.copy_result', {
                done: [...outcomes.values()].filter(({ reason }) => reason === null).length,
                all: outcomes.size,
              })
            : translate('forms.copy_text')}
        </DialogContentText>
        {outcomes.size > 0 ? (
          <Outcomes>
            {others
              .filter((one) => chosen.has(one.id))
              .map((one) => (
                <Outcome key={one.id} title={one.title} outcome={outcomes.get(one.id)} />
              ))}
          </Outcomes>
        ) : (
          <FormGroup>
            {others.length > 1 && (
              <FormControlLabel
                label={translate('forms.copy_all')}
                control={
                  <Checkbox
                    checked={isAll}
                    indeterminate={!isAll && chosen.size > 0}
                    onChange={() => setChosen(new Set(isAll ? [] : others.map((one) => one.id)))}
                  />
                }
              />
            )}
            {others.map((one) => (
              <FormControlLabel
                key={one.id}
                label={one.title}
                control={<Checkbox checked={chosen.has(one.id)} onChange={() => toggle(one.id)} />}
              />
            ))}
            {chosen.size > 0 && (
              <CopiedFields fields={different} values={values} chosen={fields} isReading={isReading} error={error} onChoose={setWanted} />
            )}
          </FormGroup>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={onClose}>
          {translate(isDone ? 'views.close' : 'views.cancel')}
        </Button>
        {!isDone && (
          <Button
            variant="contained"
            disabled={chosen.size === 0 || fields.size === 0 || isReading || isPending}
            onClick={() => void copy([...chosen], fields)}
          >
            {translate('forms.copy_do', { smart_count: chosen.size })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** `outcome` is undefined while the host is still at it. */
function Outcome({ title, outcome }: { title: string; outcome: { reason: string | null } | undefined }) {
  const translate = useTranslate();
  const said =
    outcome && (outcome.reason === null ? translate('forms.copy_done') : translate('forms.copy_failed', { reason: outcome.reason }));
  return (
    <li data-outcome={outcome ? (outcome.reason === null ? 'done' : 'failed') : 'waiting'}>
      {outcome && (outcome.reason === null ? <DoneIcon color="success" /> : <FailedIcon color="error" />)}
      <span>
        <strong>{title}</strong>
        {said && <span> · {said}</span>}
      </span>
    </li>
  );
}

const Outcomes = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: { display: 'flex', gap: 8, alignItems: 'flex-start', paddingBlock: 6 },
  svg: { flex: 'none' },
});
