import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { model } from '#/resources/index.ts';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { Recognised } from '../bring/Recognised.tsx';
import { useSaveFile } from '../useSaveFile.ts';
import { FileDrop } from './FileDrop.tsx';
import { importable, ownerFor } from './ownerFor.ts';
import { ResourceChoice } from './ResourceChoice.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step.ts';

/** What is imported, and the file that it stands in. */
export function FileStep({ draft: { resource, file }, change, choose, go }: StepProps) {
  const translate = useTranslate();
  const session = useSession();
  const { save, saving } = useSaveFile();
  const choices = importable(session);
  const chosen = model.resources[resource];
  const owner = chosen && ownerFor(chosen, session);
  // What was mapped or checked was another file's.
  const afresh = {
    mapping: undefined,
    mode: undefined,
    checkId: undefined,
    reading: undefined,
    make: undefined,
    corrections: undefined,
    edits: undefined,
    runId: undefined,
  };
  return (
    <StepFrame
      actions={
        <Button variant="contained" disabled={!owner || !file} onClick={() => go('columns')}>
          {translate('bulk.continue')}
        </Button>
      }
    >
      <ResourceChoice choices={choices} value={resource} onChange={choose} />
      {chosen && !owner && <NoEstablishment />}
      {owner?.establishment_id !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate('bulk.goes_to', { name: session.establishment?.title ?? '' })}
        </Typography>
      )}
      {chosen && (
        <div>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={saving}
            onClick={() => save((bulk, language) => bulk.template(resource, language))}
          >
            {translate('bulk.template')}
          </Button>
        </div>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('bring.from_import')} <Link to="/bulk-operations/bring">{translate('screens.bulk_bring')}</Link>
      </Typography>
      <FileDrop file={file} onChange={(next) => change({ ...afresh, file: next })} />
      {file && session.establishment && <Recognised file={file} establishmentId={session.establishment.id} />}
    </StepFrame>
  );
}
