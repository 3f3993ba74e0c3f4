import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { textsIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { CellProps } from '#/src/kinds/kindProps.ts';
import { holderOf } from './holder.ts';
import { Matrix } from './Matrix.tsx';
import { MatrixTools } from './MatrixTools.tsx';
import { permissionRows } from './permissionRows.ts';
import { useMatrixView } from './useMatrixView.ts';

const nothing = () => undefined;
const never = () => false;

/** What a role or a program may do, to be read: at first only what is on. */
export default function PermissionView({ field, value: given, record }: CellProps) {
  const translate = useTranslate();
  const id = useId();
  const names = useMemo(() => textsIn(given), [given]);
  const value = useMemo(() => new Set(names), [names]);
  const groups = useMemo(() => permissionRows(model, holderOf(field, record.type), names), [field, record.type, names]);
  const view = useMatrixView(groups, value, true);
  return (
    <div style={{ display: 'grid', gap: 12, whiteSpace: 'normal', marginTop: 8 }}>
      <MatrixTools view={view} />
      {view.shown.length === 0 && <p>{translate(view.search ? 'roles.none_found' : 'roles.none_on')}</p>}
      {view.shown.length > 0 && (
        <Matrix
          label={translate('roles.permissions')}
          groups={groups}
          shown={view.shown}
          folded={view.folded}
          onFold={view.fold}
          value={value}
          mayToggle={never}
          toggle={nothing}
          readonly
          refusal=""
          refusalId={`${id}-refusal`}
        />
      )}
    </div>
  );
}
