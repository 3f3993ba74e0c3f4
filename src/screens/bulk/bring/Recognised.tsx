import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { oneOf } from '#/model/values/shapes.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { useHandOver } from '../useHandOver.ts';
import { systemNames, systemTitles } from './systems.ts';
import { useWhatIsMade } from './useWhatIsMade.ts';

interface RecognisedProps {
  file: { url: string; name: string };
  establishmentId: number;
}

/** What a file of one import is known to be, with the way to bring all of it over; nothing where nobody knows it. */
export function Recognised({ file, establishmentId }: RecognisedProps) {
  const translate = useTranslate();
  const bulk = useBulk();
  const whatIsMade = useWhatIsMade();
  const { toBring } = useHandOver();
  const question = { establishment_id: establishmentId, file_url: file.url };
  const { data: known } = useQuery({
    queryKey: ['bulk-operations', 'recognise', question],
    queryFn: ({ signal }) => bulk.recognise(question, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const system = oneOf(systemNames, known?.system);
  const parts = known?.parts.filter(({ allowed }) => allowed) ?? [];
  const hasBalances = known && (known.stock ?? known.gift_cards ?? known.points);
  if (!known || !system || !(parts.length || hasBalances)) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" size="small" component={Link} to="/bulk-operations/bring?step=files" onClick={() => toBring(file, known)}>
          {translate('bring.bring_it')}
        </Button>
      }
    >
      {translate(parts.length ? 'bring.recognised' : 'bring.recognised_alone', {
        system: systemTitles[system],
        file: translate(`bring.files.${system}.${known.kind}.name`),
        what: whatIsMade(parts),
      })}
    </Alert>
  );
}
