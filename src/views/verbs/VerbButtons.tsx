import { Button } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { VerbModel } from '#/resources/schema/model.ts';
import { NamedIcon } from '#/src/shell/navigation/NamedIcon.tsx';
import { holds } from '#resources/schema';
import { useVerbs } from './useVerbs.ts';
import { VerbDialog } from './VerbDialog.tsx';

/** The verbs of the record that is shown, as it is now, or of the whole list. */
export function VerbButtons({ on }: { on: 'record' | 'collection' }) {
  const record = useRecordContext();
  const verbs = useVerbs(on).filter(({ verb }) => !verb.when || (record && holds(verb.when, record)));
  const [open, setOpen] = useState<VerbModel | null>(null);
  return (
    <>
      {verbs.map(({ verb, label }) => (
        <Button
          key={verb.name}
          variant="outlined"
          color="inherit"
          startIcon={verb.icon ? <NamedIcon name={verb.icon} /> : undefined}
          onClick={() => setOpen(verb)}
        >
          {label}
        </Button>
      ))}
      {open && <VerbDialog verb={open} onClose={() => setOpen(null)} />}
    </>
  );
}
