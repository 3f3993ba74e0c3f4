import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { numberIn } from '#/model/values/shapes.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { type StoredPlan, TABLES } from './useStoredPlan.ts';

export type Mode = 'now' | 'edit';
export type View = 'plan' | 'list';

/** What of the plan is shown; the address keeps it. */
export interface Shown {
  areaId: number;
  mode: Mode;
  view: View;
  show: (what: { mode?: Mode; view?: View; area?: number }) => void;
  /** The address of the same for another area. */
  pathTo: (area: number) => { search: string };
}

/** What the address says is shown: the first area where it names none, and never the editing for who may not edit. */
export function useShown({ areas }: StoredPlan): Shown {
  const [params, setParams] = useSearchParams();
  const canEdit = useCan()(TABLES, 'edit');
  const asked = numberIn(Number(params.get('area')));
  const areaId = areas.find(({ id }) => id === asked)?.id ?? areas[0]?.id ?? 0;
  const withThese = (what: Readonly<Record<string, string | number>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(what)) next.set(name, String(value));
    return next;
  };
  return {
    areaId,
    mode: canEdit && params.get('mode') === 'edit' ? 'edit' : 'now',
    view: params.get('view') === 'list' ? 'list' : 'plan',
    show: (what) => setParams(withThese(what), { replace: true }),
    pathTo: (area) => ({ search: `?${withThese({ area })}` }),
  };
}

/** Whether a whole room would be too small to be read or touched. */
export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
