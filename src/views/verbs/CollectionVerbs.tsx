import { Button } from '@mui/material';
import { useState } from 'react';
import type { VerbModel } from '#/resources/schema/model.ts';
import { NamedIcon } from '#/src/shell/navigation/NamedIcon.tsx';
import { useVerbs } from './useVerbs.ts';
import { VerbDialog } from './VerbDialog.tsx';

/** The verbs of the whole list. */
export function CollectionVerbs() {
  const verbs = useVerbs('collection');
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
