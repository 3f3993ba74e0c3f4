import SaveIcon from '@mui/icons-material/SaveOutlined';
import { Alert, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useState } from 'react';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { LinkTabs } from '#/src/views/parts/LinkTabs.tsx';
import { laidOut } from './autoLayout.ts';
import { changesToSend } from './draft.ts';
import { Editing } from './Editing.tsx';
import { NoAreas } from './NoAreas.tsx';
import { Now } from './Now.tsx';
import { Refusal } from './Refusal.tsx';
import { type Plan, usePlan } from './usePlan.ts';
import { useSavePlan } from './useSavePlan.ts';
import { useIsPhone, useShown } from './useShown.ts';
import { type StoredPlan, TABLES } from './useStoredPlan.ts';

interface WorkspaceProps {
  stored: StoredPlan;
  establishmentId: number;
}

/** The areas of an establishment, each as a plan or a list, as it is now or to be changed. */
export function Workspace({ stored, establishmentId }: WorkspaceProps) {
  const translate = useTranslate();
  const shown = useShown(stored);
  const plan = usePlan(stored, shown.areaId);
  const saving = useSavePlan(stored, plan);
  const canEdit = useCan()(TABLES, 'edit');
  const isPhone = useIsPhone();
  const [zoom, setZoom] = useState(isPhone ? 2 : 1);
  const isEditing = shown.mode === 'edit';
  const unsaved = useMemo(() => unsavedAreas(stored, plan), [stored, plan]);
  useUnsavedWatch(plan?.isChanged ?? false);
  const tables = useMemo(
    () =>
      plan
        ? laidOut(
            stored.tables.filter(({ area }) => area === plan.area.id),
            plan.area.room,
          )
        : [],
    [stored.tables, plan],
  );
  if (!plan)
    return (
      <>
        <PageHeading title={translate('floor_plan.name')} />
        <NoAreas />
      </>
    );
  const common = { stored, plan, zoom, onZoom: setZoom, view: shown.view };
  return (
    <>
      <PageHeading
        title={translate('floor_plan.name')}
        lead={translate(isEditing ? 'floor_plan.lead_edit' : 'floor_plan.lead')}
        action={
          isEditing && (
            <Button variant="contained" startIcon={<SaveIcon />} disabled={!saving.hasWork || saving.isSaving} onClick={saving.save}>
              {translate('floor_plan.save')}
            </Button>
          )
        }
      />
      <Bar>
        {canEdit && (
          <Choice
            label={translate('floor_plan.mode')}
            value={shown.mode}
            options={['now', 'edit']}
            onChange={(mode) => shown.show({ mode })}
          />
        )}
        <Choice
          label={translate('floor_plan.view')}
          value={shown.view}
          options={['plan', 'list']}
          onChange={(view) => shown.show({ view })}
        />
      </Bar>
      <LinkTabs
        label={translate('floor_plan.areas')}
        links={stored.areas.map(({ id, name }) => ({
          key: String(id),
          to: shown.pathTo(id),
          label: name,
          isCurrent: id === shown.areaId,
          ...(unsaved.has(id) && { said: translate('floor_plan.unsaved'), marks: <span className="changed" /> }),
        }))}
      />
      {stored.total > stored.tables.length && (
        <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
          {translate('floor_plan.too_many', { shown: stored.tables.length, total: stored.total })}
        </Alert>
      )}
      <Refusal saving={saving} plan={plan} />
      {isEditing ? (
        <Editing {...common} establishmentId={establishmentId} problems={saving.problems} />
      ) : (
        <Now
          {...common}
          tables={tables}
          establishmentId={establishmentId}
          onEdit={canEdit ? () => shown.show({ mode: 'edit' }) : undefined}
        />
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, chosen: T | null) => chosen && onChange(chosen)}
    >
      {options.map((option) => (
        <ToggleButton key={option} value={option}>
          {translate(`floor_plan.choices.${option}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The areas with tables that are changed and not saved; they are all saved together. */
function unsavedAreas({ tables }: StoredPlan, plan: Plan | undefined): ReadonlySet<number> {
  const changed = new Set(changesToSend(tables, plan?.all ?? tables, new Set()).map(({ key }) => key));
  return new Set(plan?.all.flatMap(({ key, area }) => (changed.has(key) ? [area] : [])));
}

/** Whoever leaves the page is asked first where something is not saved. */
function useUnsavedWatch(isUnsaved: boolean): void {
  const leave = useLeave();
  const form = useId();
  useEffect(() => {
    leave.tell(form, isUnsaved);
    return () => leave.tell(form, false);
  }, [leave, form, isUnsaved]);
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 12 });
