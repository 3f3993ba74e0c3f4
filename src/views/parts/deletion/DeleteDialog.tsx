import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { DeletionOutlook, Dependents } from '#/dataProvider/bulkTypes.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import type { Target } from '#/src/kinds/reference/useTargets.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { DependentsList } from './DependentsList.tsx';
import { MoveTo } from './MoveTo.tsx';

/** As many as the host looks at. */
const MAX_IDS = 1_000;
const UNKNOWN: DeletionOutlook = { list: [], can_undo: false };

interface DeleteDialogProps {
  title: string;
  ids: readonly number[];
  /** Whose they are, where they are one's. */
  establishmentId: number | undefined;
  isPending: boolean;
  /** `moveTo`: what takes their place wherever something refers to them. */
  onConfirm: (moveTo: number | undefined, dependents: readonly Dependents[]) => void;
  onClose: () => void;
}

/** Asks before records are deleted; says what refers to them, what becomes of it, and offers to move it to another record. */
export function DeleteDialog({ title, ids, establishmentId, isPending, onConfirm, onClose }: DeleteDialogProps) {
  const { name } = useResourceModel();
  const translate = useTranslate();
  const bulk = useBulk();
  const id = useId();
  const [target, setTarget] = useState<Target | undefined>();
  const { data: { list: dependents, can_undo: canUndo } = UNKNOWN, isLoading } = useQuery({
    queryKey: [name, 'dependents', ids],
    queryFn: ({ signal }) => bulk.dependents(name, ids, { signal }),
    enabled: ids.length <= MAX_IDS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const words = inBothCases(translate(`resources.${name}.name`, { smart_count: 1 }));
  const of = (effect: Dependents['effect']) => dependents.filter((one) => one.effect === effect);
  const movable = dependents.filter((one) => one.movable === 'yes');
  const stuck = of('blocks').filter((one) => one.movable !== 'yes');
  // Of several records some may be in nobody's way: the host says which are not.
  const isBlocked = ids.length === 1 && (stuck.length > 0 || (of('blocks').length > 0 && !target));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      maxWidth={dependents.length ? 'sm' : 'xs'}
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 2 }} aria-busy={isLoading}>
        {isLoading && <LinearProgress aria-label={translate('many.looking_for_dependents')} />}
        <DependentsList lead={translate('many.in_use_by', { smart_count: ids.length })} dependents={of('blocks')} />
        <DependentsList lead={translate('many.emptied', { smart_count: ids.length })} dependents={of('emptied')} />
        <DependentsList lead={translate('many.deleted_too', { smart_count: ids.length })} dependents={of('deleted')} />
        {stuck.length > 0 && (
          <Alert severity="warning" variant="outlined">
            {translate(stuck.some((one) => one.movable === 'fixed') ? 'many.stuck_fixed' : 'many.stuck_forbidden')}
          </Alert>
        )}
        {movable.length > 0 && stuck.length === 0 && (
          <MoveTo
            label={translate('many.move_to', words)}
            not={ids}
            establishmentId={establishmentId}
            value={target}
            onChange={setTarget}
          />
        )}
        {/* What is moved stays where it is moved to. */}
        <DialogContentText>{translate(canUndo && !target ? 'views.delete_undo_text' : 'views.delete_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('views.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={isPending || isLoading || isBlocked}
          onClick={() => onConfirm(target?.id, dependents)}
          autoFocus={!isBlocked}
        >
          {translate(target ? 'many.move_and_delete' : 'views.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
