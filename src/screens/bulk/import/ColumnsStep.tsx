import { Alert, Button, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { BulkMapping, BulkMode, BulkPreview, BulkReading } from '#/dataProvider/bulkTypes.ts';
import { oneOf } from '#/model/values/shapes.ts';
import { Failure } from '../Failure.tsx';
import { rememberedFor, together, withoutWords } from './corrections.ts';
import { FileReading } from './FileReading.tsx';
import { Findings } from './Findings.tsx';
import { MappingList } from './MappingList.tsx';
import { findings } from './mapping.ts';
import { isUnanswered, questionsOf } from './reading.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step.ts';
import { usePreview } from './usePreview.ts';
import { useStartImport } from './useStartImport.ts';

/** Which column is which field, and whether records that exist already are changed. */
export function ColumnsStep({ draft, change, go }: StepProps) {
  const translate = useTranslate();
  const { data: preview, error, refetch, isFetching } = usePreview(draft);
  const { mutate, isPending, error: refusal } = useStartImport(draft);
  const mapping = draft.mapping ?? preview?.mapping ?? {};
  const mode = draft.mode ?? preview?.modes[0] ?? 'create';
  const found = preview && findings(preview, mapping, mode);
  const { reading = {} } = draft;
  const questions = preview ? questionsOf(preview, mapping, reading) : {};
  const set = (more: { mapping?: BulkMapping | undefined; mode?: BulkMode; reading?: BulkReading; make?: readonly string[] }) =>
    change({ ...more, checkId: undefined });
  const corrections = together(draft.corrections ?? { values: rememberedFor(preview, mapping) }, draft.edits ?? {});
  const check = () =>
    mutate(
      { mapping, mode, corrections, dryRun: true },
      {
        onSuccess: (checkId) => {
          change({ mapping, mode, corrections, edits: undefined, checkId });
          go('check');
        },
      },
    );
  return (
    <StepFrame
      actions={
        <>
          <Button color="inherit" onClick={() => go('file')}>
            {translate('views.back')}
          </Button>
          <Button variant="contained" disabled={!found || found.isBlocked || isUnanswered(questions) || isPending} onClick={check}>
            {translate('bulk.check')}
          </Button>
        </>
      }
    >
      {error && <Failure error={error} retry={isFetching ? undefined : () => void refetch()} />}
      {!preview && !error && <Skeleton variant="rounded" height={280} />}
      {preview && found && (
        <>
          <Typography color="textSecondary">{translate('bulk.columns_help', { name: draft.file?.name ?? '' })}</Typography>
          {preview.rows.length === 0 && (
            <Alert severity="warning" variant="outlined">
              {translate('bulk.no_rows')}
            </Alert>
          )}
          <FileReading
            preview={preview}
            questions={questions}
            onChange={(more, isOther) => set({ reading: { ...reading, ...more }, ...(isOther && { mapping: undefined }) })}
          />
          <MappingList
            preview={preview}
            mapping={mapping}
            doubled={found.doubled}
            make={draft.make ?? []}
            meanings={corrections.values ?? {}}
            onChange={(next) => set({ mapping: next })}
            onMake={(make) => set({ make })}
            onForget={(header) => change({ corrections: withoutWords(corrections, header), edits: undefined, checkId: undefined })}
          />
          <Findings found={found} />
          <ModeChoice preview={preview} mode={mode} onChange={(next) => set({ mode: next })} />
          {refusal && <Failure error={refusal} />}
        </>
      )}
    </StepFrame>
  );
}

interface ModeChoiceProps {
  preview: BulkPreview;
  mode: BulkMode;
  onChange: (mode: BulkMode) => void;
}

function ModeChoice({ preview: { modes, fields }, mode, onChange }: ModeChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const keys = fields.filter(({ key }) => key).map(({ label }) => label);
  return (
    <div>
      <Typography id={id} variant="h3" component="h2">
        {translate('bulk.mode')}
      </Typography>
      <RadioGroup aria-labelledby={id} value={mode} onChange={(event) => onChange(oneOf(modes, event.target.value) ?? mode)}>
        {modes.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={translate(`bulk.modes.${one}`)} />
        ))}
      </RadioGroup>
      {mode === 'upsert' && (
        <Typography variant="body2" color="textSecondary">
          {translate('bulk.found_by', { names: keys.join(', ') })}
        </Typography>
      )}
    </div>
  );
}
