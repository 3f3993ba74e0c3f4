import { Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { oneOf } from '#/model/values/shapes.ts';
import { StepFrame } from '../import/StepFrame.tsx';
import type { BringProps } from './step.ts';
import { systemNames, systems, systemTitles } from './systems.ts';

/** Which system a business comes from, and what to export there. */
export function SystemStep({ draft: { system }, change, go }: BringProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <StepFrame
      actions={
        <Button variant="contained" disabled={!system} onClick={() => go('files')}>
          {translate('bulk.continue')}
        </Button>
      }
    >
      <div>
        <Typography id={id} variant="h3" component="h2" gutterBottom>
          {translate('bring.which')}
        </Typography>
        <RadioGroup
          aria-labelledby={id}
          value={system ?? ''}
          onChange={(_, value) => change({ system: oneOf(systemNames, value) })}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
        >
          {systemNames.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={systemTitles[name]} />
          ))}
        </RadioGroup>
      </div>
      {system && (
        <section aria-label={translate('bring.export_there', { system: systemTitles[system] })}>
          <Typography variant="h3" component="h2" gutterBottom>
            {translate('bring.export_there', { system: systemTitles[system] })}
          </Typography>
          <ol style={{ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 12 }}>
            {systems[system].map((file) => (
              <li key={file}>
                <strong>{translate(`bring.files.${system}.${file}.name`)}</strong>
                <Typography variant="body2">{translate(`bring.files.${system}.${file}.where`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {translate(`bring.files.${system}.${file}.brings`)}
                </Typography>
              </li>
            ))}
          </ol>
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2 }}>
            {translate('bring.not_brought')}
          </Typography>
        </section>
      )}
    </StepFrame>
  );
}
