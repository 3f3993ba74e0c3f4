import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import TurnIcon from '@mui/icons-material/RotateRightOutlined';
import { Alert, Button, MenuItem, TextField, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { GRID, TURN, turned } from './geometry.ts';
import { NumberField } from './PlanField.tsx';
import { MAX_SIZE, MIN_SIZE, type Place, type PlacedTable, SHAPES, type Shape } from './planTable.ts';
import type { Plan } from './usePlan.ts';
import type { StoredPlan } from './useStoredPlan.ts';

interface TablePanelProps {
  plan: Plan;
  table: PlacedTable;
  areas: StoredPlan['areas'];
  /** Why it could not be saved: `7.name` → a sentence. */
  problems: ReadonlyMap<string, string>;
  onDuplicate: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  /** Its heading; none in the list, where the row says it. */
  title?: string;
}

/** Everything about one table, to be typed. */
export function TablePanel({ plan, table, areas, problems, onDuplicate, onDelete, title }: TablePanelProps) {
  const translate = useTranslate();
  const { key, overlaps } = { key: table.key, overlaps: plan.overlaps.get(table.key) ?? [] };
  const wrong = (field: string) => problems.get(`${key}.${field}`);
  const label = (field: string) => translate(`resources.tables.fields.${field}`);
  const gesture = (field: string) => `field ${key} ${field}`;
  const place = (field: keyof Place, wire: string, [min, max]: readonly [number, number]) => (
    <NumberField
      {...{ label: label(wire), value: table[field], min, max, error: wrong(wire) }}
      onChange={(value) => void plan.put(table, { [field]: value }, gesture(field))}
    />
  );
  const size = [MIN_SIZE, MAX_SIZE] as const;
  const names = overlaps.map((other) => plan.tables.find((one) => one.key === other)?.name).join(', ');
  return (
    <Fields id="floor-plan-table" tabIndex={-1} aria-label={translate('floor_plan.table_named', { name: table.name })} role="group">
      {title && (
        <Typography variant="h3" component="h2" className="wide" dir="auto">
          {title}
        </Typography>
      )}
      {names && (
        <Alert severity="warning" variant="outlined" className="wide">
          {translate('floor_plan.lies_over_named', { names })}
        </Alert>
      )}
      <TextField
        size="small"
        label={label('name')}
        value={table.name}
        error={Boolean(wrong('name')) || !table.name.trim()}
        helperText={wrong('name') ?? (table.name.trim() ? undefined : translate('floor_plan.needs_name'))}
        onChange={({ target }) => plan.change(key, { name: target.value }, gesture('name'))}
        slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
      />
      <NumberField
        {...{ label: label('capacity'), value: table.capacity, min: 1, max: 500, error: wrong('capacity') }}
        onChange={(capacity) => plan.change(key, { capacity }, gesture('capacity'))}
      />
      <TextField
        select
        size="small"
        label={label('shape')}
        value={table.shape}
        onChange={({ target }) => plan.change(key, { shape: target.value as Shape })}
      >
        {SHAPES.map((shape) => (
          <MenuItem key={shape} value={shape}>
            {translate(`floor_plan.shapes.${shape}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={label('service_area')}
        value={table.area}
        error={Boolean(wrong('service_area'))}
        helperText={wrong('service_area')}
        onChange={({ target }) => plan.change(key, { area: Number(target.value), x: null, y: null })}
      >
        {areas.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {place('x', 'plan_x', [0, plan.area.room.width])}
      {place('y', 'plan_y', [0, plan.area.room.depth])}
      {place('width', 'plan_width', size)}
      {place('depth', 'plan_depth', size)}
      {place('rotation', 'rotation', [0, 359])}
      <Button
        color="inherit"
        startIcon={<TurnIcon />}
        onClick={() => void plan.put(table, { rotation: turned(table.rotation + TURN) }, gesture('turn'))}
      >
        {translate('floor_plan.turn', { degrees: TURN })}
      </Button>
      <Moves plan={plan} table={table} />
      {onDuplicate && (
        <Button color="inherit" variant="outlined" startIcon={<CopyIcon />} onClick={onDuplicate}>
          {translate('floor_plan.duplicate')}
        </Button>
      )}
      {onDelete && (
        <Button color="error" variant="outlined" startIcon={<DeleteIcon />} onClick={onDelete}>
          {translate('views.delete')}
        </Button>
      )}
    </Fields>
  );
}

/** Moves the table without dragging it: for who can do neither that nor use a keyboard. */
function Moves({ plan, table }: { plan: Plan; table: PlacedTable }) {
  const translate = useTranslate();
  const by = (x: number, y: number) => () => void plan.put(table, { x: table.x + x * GRID, y: table.y + y * GRID }, `moves ${table.key}`);
  const ways = [
    ['left', '←', by(-1, 0)],
    ['up', '↑', by(0, -1)],
    ['down', '↓', by(0, 1)],
    ['right', '→', by(1, 0)],
  ] as const;
  return (
    // As the picture: what leads to its left stands left.
    <div className="wide moves" dir="ltr">
      {ways.map(([way, sign, onClick]) => (
        <Button key={way} color="inherit" variant="outlined" aria-label={translate(`floor_plan.move_${way}`)} onClick={onClick}>
          {sign}
        </Button>
      ))}
    </div>
  );
}

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 14,
  alignItems: 'start',
  outline: 'none',
  '.wide': { gridColumn: '1 / -1' },
  '.moves': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 },
  '.moves button': { minWidth: 0, minHeight: 40, fontSize: 18 },
});
