import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Fragment, useId } from 'react';
import { commandKey } from '#/src/foundation/keys/commandKey.ts';
import type { Place } from './places.ts';

interface ShortcutsDialogProps {
  places: readonly Place[];
  onClose: () => void;
}

/** Keys that are pressed one after the other, and what they do. */
type Line = readonly [keys: readonly string[], text: string];

/** Which keys there are, by where they work. */
export default function ShortcutsDialog({ places, onClose }: ShortcutsDialogProps) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const id = useId();
  const say = (name: string) => translate(`keys.${name}`);
  const groups: readonly (readonly [title: string, lines: readonly Line[]])[] = [
    [
      say('anywhere'),
      [
        [[`${commandKey} K`], say('search')],
        [['?'], say('these')],
        [['Esc'], say('close')],
      ],
    ],
    [say('go'), places.map(({ letter, labelKey }) => [['G', letter.toUpperCase()], translate(labelKey, { smart_count: 2 })] as const)],
    [
      say('lists'),
      [
        [['/'], say('list_search')],
        [['J'], say('down')],
        [['K'], say('up')],
        [['Enter'], say('open')],
        [['X'], say('select')],
        [[direction === 'rtl' ? '←' : '→'], say('cell')],
      ],
    ],
    [say('forms'), [[[`${commandKey} Enter`], say('save')]]],
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
                <dl>
                  {lines.map(([keys, text]) => (
                    <div key={text}>
                      <dt>
                        {keys.map((key, at) => (
                          <Fragment key={key}>
                            {at > 0 && <span> {say('followed_by')} </span>}
                            <kbd>{key}</kbd>
                          </Fragment>
                        ))}
                      </dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
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
  dl: { margin: 0 },
  'dl > div': { display: 'flex', alignItems: 'baseline', gap: 12, paddingBlock: 4 },
  dt: { flex: 'none', minWidth: 116, color: theme.vars.palette.text.secondary },
  dd: { margin: 0, minWidth: 0 },
  kbd: {
    ...theme.typography.body2,
    display: 'inline-block',
    direction: 'ltr',
    minWidth: 24,
    padding: '1px 7px',
    textAlign: 'center',
    color: theme.vars.palette.text.primary,
    borderRadius: 5,
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.raised,
  },
}));
