import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { KeyLines } from './KeyLines.tsx';
import type { Place } from './places.ts';
import { type Shortcut, shortcuts } from './shortcuts.ts';

interface ShortcutsDialogProps {
  places: readonly Place[];
  onClose: () => void;
}

/** Which keys there are, by where they work. */
export default function ShortcutsDialog({ places, onClose }: ShortcutsDialogProps) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const id = useId();
  const say = (name: string) => translate(`keys.${name}`);
  const keys = shortcuts(direction);
  const texts = (lines: readonly Shortcut[]) => lines.map(([pressed, text]) => [pressed, translate(text)] as const);
  const groups: readonly (readonly [title: string, lines: readonly Shortcut[]])[] = [
    [say('anywhere'), texts(keys.anywhere)],
    [say('go'), places.map(({ letter, labelKey }) => [['G', letter.toUpperCase()], translate(labelKey, { smart_count: 2 })] as const)],
    [say('lists'), texts(keys.lists)],
    [say('forms'), texts(keys.forms)],
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent>
        <Groups>
          {groups
            .filter(([, lines]) => lines.length > 0)
            .map(([title, lines]) => (
              <section key={title}>
                <h3>{title}</h3>
                <KeyLines lines={lines} />
              </section>
            ))}
        </Groups>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('views.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Groups = styled('div')(({ theme }) => ({
  columns: '320px 2',
  columnGap: 40,
  section: { breakInside: 'avoid', paddingBlockEnd: 20 },
  h3: { ...theme.typography.subtitle2, margin: '0 0 8px', color: theme.vars.palette.text.secondary },
}));
