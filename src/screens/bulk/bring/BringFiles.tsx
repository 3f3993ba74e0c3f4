import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Establishment } from '#/src/foundation/session/SessionContext.ts';
import { Failure } from '../Failure.tsx';
import { StepFrame } from '../import/StepFrame.tsx';
import { BroughtFileRow } from './BroughtFileRow.tsx';
import { FilesDrop } from './FilesDrop.tsx';
import { establishmentsOf, locationsOf } from './locations.ts';
import { SalesLocations } from './SalesLocations.tsx';
import { StockLocations } from './StockLocations.tsx';
import type { BringProps } from './step.ts';
import { chosenStock, stockLocationsOf } from './stock.ts';
import type { BroughtFile } from './useBringDraft.ts';
import { useBroughtFiles } from './useBroughtFiles.ts';
import { isBrought, useStartBringing } from './useStartBringing.ts';

/** All files at once, and what each of them was taken for. */
export function BringFiles({ draft, change, go, establishment }: BringProps & { establishment: Establishment }) {
  const translate = useTranslate();
  const { files, locations, stock } = draft;
  const afresh = { checkId: undefined, corrections: undefined, edits: undefined, runId: undefined };
  // Each stands in the list as soon as it is known; the next one is added to what the list has become.
  const known = [...files];
  const add = (file: BroughtFile) => {
    known.push(file);
    change({ ...afresh, files: [...known] });
  };
  const reading = useBroughtFiles(establishment.id, add);
  const start = useStartBringing(establishment.id);
  const named = locationsOf(files, locations);
  const stocked = stockLocationsOf(files);
  const check = () =>
    start.mutate(
      { files, dryRun: true, locations, stock },
      {
        onSuccess: (checkId) => {
          change({ ...afresh, checkId });
          go('check');
        },
      },
    );
  return (
    <StepFrame
      actions={
        <>
          <Button color="inherit" onClick={() => go('system')}>
            {translate('views.back')}
          </Button>
          <Button
            variant="contained"
            disabled={!files.some(isBrought(files, locations)) || reading.isPending || start.isPending}
            onClick={check}
          >
            {translate('bring.check_all')}
          </Button>
        </>
      }
    >
      <FilesDrop isBusy={reading.isPending} onFiles={(chosen) => reading.mutate(chosen)} />
      {reading.error && <Failure error={reading.error} />}
      {files.length > 0 && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
          {files.map((file) => (
            <BroughtFileRow
              key={file.url}
              file={file}
              onRemove={() => change({ ...afresh, files: files.filter(({ url }) => url !== file.url) })}
            />
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <SalesLocations
          locations={named}
          establishments={establishmentsOf(files)}
          onChoose={(name, establishmentId) => change({ ...afresh, locations: { ...locations, [name]: establishmentId } })}
        />
      )}
      {stocked.length > 0 && (
        <StockLocations
          locations={stocked}
          chosen={chosenStock(draft)}
          establishment={establishment.title}
          onChoose={(location) => change({ ...afresh, stock: location })}
        />
      )}
      {start.error && <Failure error={start.error} />}
    </StepFrame>
  );
}
