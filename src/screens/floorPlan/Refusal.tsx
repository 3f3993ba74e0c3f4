import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Plan } from './usePlan.ts';
import type { useSavePlan } from './useSavePlan.ts';

interface RefusalProps {
  saving: ReturnType<typeof useSavePlan>;
  plan: Plan;
}

/** Why the plan was not saved, and what can be done: of a table that somebody else has changed one takes their version or keeps one's own. */
export function Refusal({ saving: { refused, forgive, save }, plan }: RefusalProps) {
  const translate = useTranslate();
  if (!refused) return null;
  const { message, changedKey, isGone, fields } = refused;
  const keys = [...new Set([...fields.keys()].map((path) => Number(path.split('.')[0])))];
  const names = keys.flatMap((key) => plan.all.find((one) => one.key === key)?.name ?? []);
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ marginBottom: 2 }}
      onClose={changedKey === undefined ? forgive : undefined}
      action={
        changedKey !== undefined && (
          <>
            <Button
              color="inherit"
              onClick={() => {
                plan.dispatch({ do: 'forget', key: changedKey });
                forgive();
              }}
            >
              {translate('floor_plan.take_theirs')}
            </Button>
            <Button
              color="inherit"
              onClick={() => {
                forgive();
                save();
              }}
            >
              {translate('floor_plan.keep_mine')}
            </Button>
          </>
        )
      }
    >
      {isGone
        ? translate('floor_plan.gone')
        : names.length > 0
          ? translate('floor_plan.check_tables', { names: names.join(', ') })
          : message}
    </Alert>
  );
}
