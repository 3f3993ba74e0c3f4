import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  useMediaQuery,
} from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { GroupPicker } from './GroupPicker.tsx';
import { StoredList } from './StoredList.tsx';
import { useGroup } from './useGroup.ts';
import { type Outcome, useLoadOrder } from './useOrder.ts';

/**
 * Puts a resource's records in order, those of one group at a time. Every move is stored at once; closing waits for the last one and says
 * what became of them, and stays where it failed.
 */
export default function ReorderDialog({ onClose }: { onClose: () => void }) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { group, where, isPending, choose } = useGroup(resource);
  const load = useLoadOrder(resource, group);
  const key = group ? String(group.id) : 'all';
  const order = useQuery({
    queryKey: ['order', resource.name, key],
    queryFn: load,
    enabled: !isPending,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const underWay = useRef<Promise<boolean>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [said, say] = useState('');
  const notify = useNotify();
  const last = useRef<Outcome>(undefined);
  const hear = (next: Outcome | undefined) => {
    last.current = next;
    setOutcome(next);
  };
  const close = async () => {
    if (!(await (underWay.current ?? true))) return;
    if (last.current?.type === 'success') notify(last.current.text, { type: 'success' });
    onClose();
  };
  const change = async (next: number | null) => {
    if (!(await (underWay.current ?? true))) return;
    hear(undefined);
    choose(next);
  };
  const names = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  return (
    <Dialog
      open
      onClose={() => void close()}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth="sm"
      fullWidth
      slotProps={isPhone ? { paper: { sx: { borderRadius: 0, border: 0 } } } : undefined}
    >
      <DialogTitle id={id}>{translate('reorder.title', inBothCases(names))}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {group && !isPending && <GroupPicker group={group} where={where} onChoose={(next) => void change(next)} />}
        <Help>
          {translate('reorder.help')} <span id={`${id}-keys`}>{translate('reorder.keys')}</span>
        </Help>
        {order.data ? (
          <StoredList
            key={key}
            {...{ resource, group, load, underWay, say }}
            order={order.data}
            describedBy={`${id}-keys`}
            onOutcome={hear}
          />
        ) : order.error ? (
          <Alert severity="error" action={<Button onClick={() => void order.refetch()}>{translate('lists.retry')}</Button>}>
            {order.error.message}
          </Alert>
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </DialogContent>
      {outcome?.type === 'error' && (
        <Alert severity="error" sx={{ marginInline: 3, flexShrink: 0 }}>
          <AlertTitle>{outcome.text}</AlertTitle>
          {outcome.reason}
        </Alert>
      )}
      <DialogActions>
        <Status>
          {outcome?.type === 'storing' && <span aria-hidden>{translate('views.saving')}</span>}
          <span role="status">{outcome?.type === 'success' && outcome.text}</span>
        </Status>
        <Button variant="contained" onClick={() => void close()}>
          {translate('reorder.done')}
        </Button>
      </DialogActions>
      <Said aria-live="assertive">{said}</Said>
    </Dialog>
  );
}

const Help = styled(DialogContentText)({ '@media (pointer: coarse)': { span: { display: 'none' } } });

const Status = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minWidth: 0,
  paddingInlineStart: 16,
  color: theme.vars.palette.text.secondary,
}));

const Said = styled('div')(visuallyHidden);
