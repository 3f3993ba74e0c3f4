import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { VerbModel } from '#/model/language/model.ts';
import { preload } from '#/src/foundation/loader/preload.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { matches } from '#model/language';
import { type Action, MoreMenu } from './MoreMenu.tsx';
import { useDoVerb } from './useDoVerb.ts';
import { useVerbs } from './useVerbs.ts';

const loadDialog = () => import('./VerbDialog.tsx').then(({ VerbDialog }) => ({ default: VerbDialog }));
const VerbDialog = lazy(loadDialog);

/** Of more than these the first stand as buttons, the others behind one; on a phone there is room for one. */
const MOST = 2;
const MOST_ON_PHONE = 1;

interface VerbButtonsProps {
  on: 'record' | 'collection';
  /** What the page's own screen can do with the record: on a phone the first of them has the button where no verb needs it. */
  own?: readonly Action[];
  /** Quiet actions beside the verbs: they stand with them, as buttons or in the menu. */
  others?: readonly Action[];
}

/**
 * The verbs of the record that is shown, as it is now, or of the whole list: a button each; of many the first, the rest in one menu. On a
 * phone the first of a record has its button, a list's stand in the menu. What is dangerous is never a button: it is the menu's last.
 */
export function VerbButtons({ on, own = [], others = [] }: VerbButtonsProps) {
  const record = useRecordContext();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useState<VerbModel | null>(null);
  const { mutate, isPending } = useDoVerb();
  const begin = (verb: VerbModel) => {
    if (!isPlainFile(verb)) setOpen(verb);
    else if (!isPending) mutate({ verb, record, input: {} });
  };
  const all = useVerbs(on)
    .filter(({ verb }) => !verb.when || (record && matches(verb.when, record)))
    .map(
      ({ verb, label }): Action => ({
        key: verb.name,
        label,
        icon: verb.icon && <NamedIcon name={verb.icon} />,
        isDanger: verb.isDanger,
        do: () => begin(verb),
      }),
    );
  const verbs = all.filter(({ isDanger }) => !isDanger);
  const dangers = all.filter(({ isDanger }) => isDanger);
  const quiet = [...own, ...others];
  const isFolded = verbs.length > MOST;
  const first = on === 'record' ? (verbs.length > 0 ? verbs : own).slice(0, MOST_ON_PHONE) : [];
  const shown = isPhone ? first : isFolded ? verbs.slice(0, MOST) : [...quiet, ...verbs];
  const folded = [...verbs, ...quiet].filter((action) => !shown.includes(action)).concat(dangers);
  return (
    <>
      {shown.map((action) => (
        <Button
          key={action.key}
          variant={!isPhone && quiet.includes(action) ? 'text' : 'outlined'}
          color="inherit"
          startIcon={action.icon}
          onClick={action.do}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {action.label}
        </Button>
      ))}
      <MoreMenu actions={folded} />
      <Suspense fallback={null}>{open && <VerbDialog verb={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

const preloadDialog = () => preload(loadDialog);

/** A file that is there for the asking: there is nothing to enter, and nothing changes. */
const isPlainFile = ({ returns, effect, input, over, confirm }: VerbModel) =>
  returns === 'file' && effect === 'read' && !input && !over && !confirm;
