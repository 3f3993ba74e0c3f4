import { Alert, Button, FormHelperText, Skeleton, useMediaQuery } from '@mui/material';
import { styled, type Theme } from '@mui/material/styles';
import { useRecordContext, useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textsIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { describedBy } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { holderOf } from './holder.ts';
import { Matrix } from './Matrix.tsx';
import { MatrixTools } from './MatrixTools.tsx';
import { namesOf, permissionRows } from './permissionRows.ts';
import { useGrantable } from './useGrantable.ts';
import { useMatrixView } from './useMatrixView.ts';
import { useToggle } from './useToggle.ts';

/** What a role or a program may do: its permissions, grouped as the menu is. Only those that one holds oneself can be given. */
export default function PermissionInput(props: InputProps) {
  const { field, label, readonly, required } = props;
  const translate = useTranslate();
  const id = useId();
  const { controller, error } = useKindInput(props);
  const typed = useWatch({ name: 'type' });
  const holder = holderOf(field, typed);
  const role = useRecordContext()?.id;
  const grantable = useGrantable(holder, holder === 'program' ? undefined : role);
  const value = useMemo(() => new Set(textsIn(controller.value)), [controller.value]);
  // What the role held when the form was opened stays in sight when it is taken out.
  const [stored] = useState(() => [...value]);
  const groups = useMemo(() => permissionRows(model, holder, [...new Set([...stored, ...value])]), [holder, stored, value]);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const view = useMatrixView(groups, value, false, isPhone);
  const { toggle, mayToggle } = useToggle(value, grantable.data, model, holder, controller.onChange);
  const isBeyond = grantable.data !== undefined && [...value].some((name) => !mayToggle(name));
  const on = useMemo(() => namesOf(groups.flatMap((group) => group.rows)).filter((name) => value.has(name)).length, [groups, value]);
  return (
    <Frame
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? describedBy(id) : undefined}
      ref={controller.ref}
      tabIndex={-1}
    >
      <div className="title">
        <span id={`${id}-label`} className="label">
          {label}
          {required && <span aria-hidden> *</span>}
        </span>
        <span aria-live="polite">{translate('roles.chosen', { smart_count: on })}</span>
      </div>
      {error && (
        <FormHelperText id={describedBy(id)} error role="alert">
          {error}
        </FormHelperText>
      )}
      {grantable.error && (
        <Alert severity="error" action={<Button onClick={() => grantable.refetch()}>{translate('roles.retry')}</Button>}>
          {grantable.error.message}
        </Alert>
      )}
      {grantable.isPending && <Skeleton height={160} />}
      {grantable.data && (
        <>
          {isBeyond && <Alert severity="info">{translate('roles.beyond')}</Alert>}
          {grantable.data.size === 0 && <Alert severity="warning">{translate('roles.none_grantable')}</Alert>}
          <MatrixTools view={view} />
          {view.shown.length === 0 && <p>{translate('roles.none_found')}</p>}
          {view.shown.length > 0 && (
            <Matrix
              label={label}
              groups={groups}
              shown={view.shown}
              folded={view.folded}
              onFold={view.fold}
              {...{ value, mayToggle, toggle, readonly }}
              refusal={translate('roles.not_yours')}
              refusalId={`${id}-refusal`}
            />
          )}
        </>
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  '& > .title': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '.label': { fontWeight: 600 },
}));
