import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Button, Checkbox, FormControlLabel, MenuItem, Select } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { BulkMapping, BulkPreview, BulkTarget } from '#/dataProvider/bulkTypes.ts';
import { samplesOf } from './mapping.ts';

const SAMPLES = 3;

interface MappingListProps {
  preview: BulkPreview;
  mapping: BulkMapping;
  /** Targets that two columns would be. */
  doubled: ReadonlySet<string>;
  /** Fields whose missing records are made. */
  make: readonly string[];
  onChange: (mapping: BulkMapping) => void;
  onMake: (make: readonly string[]) => void;
  /** By header: what words of its cells mean. */
  meanings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  onForget: (header: string) => void;
}

/** Every column of the file with its first values, and the field that it becomes. */
export function MappingList({ preview, mapping, doubled, make, meanings, onChange, onMake, onForget }: MappingListProps) {
  const translate = useTranslate();
  return (
    <List>
      {preview.headers.map((header, index) => {
        const target = mapping[header] ?? '';
        const samples = samplesOf(preview, index, SAMPLES);
        return header ? (
          <li key={header}>
            <div className="column">
              <strong dir="auto">{header}</strong>
              <span className="samples" dir="auto">
                {samples.length ? samples.join(' · ') : translate('bulk.no_values')}
              </span>
              {meanings[header] && <Meanings words={meanings[header]} onForget={() => onForget(header)} />}
            </div>
            <ArrowIcon className="turns" aria-hidden />
            <div>
              <TargetSelect
                header={header}
                targets={preview.fields}
                value={target}
                isDoubled={doubled.has(target)}
                onChange={(next) => onChange({ ...mapping, [header]: next || null })}
              />
              {preview.fields.some(({ name, can_make }) => name === target && can_make) && (
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={make.includes(target)}
                      onChange={(_event, isMade) => onMake(isMade ? [...make, target] : make.filter((name) => name !== target))}
                    />
                  }
                  label={translate('bulk.make_missing')}
                />
              )}
            </div>
          </li>
        ) : null;
      })}
    </List>
  );
}

/** What words of a column mean, as was said here or in an earlier import. */
function Meanings({ words, onForget }: { words: Readonly<Record<string, string>>; onForget: () => void }) {
  const translate = useTranslate();
  const said = Object.entries(words).map(([word, meant]) => translate('bulk.means', { word, meant: meant || translate('views.none') }));
  return (
    <span className="meanings" dir="auto">
      {said.join(' · ')}
      <Button size="small" color="inherit" onClick={onForget}>
        {translate('bulk.forget_meanings')}
      </Button>
    </span>
  );
}

interface TargetSelectProps {
  header: string;
  targets: readonly BulkTarget[];
  value: string;
  isDoubled: boolean;
  onChange: (target: string) => void;
}

function TargetSelect({ header, targets, value, isDoubled, onChange }: TargetSelectProps) {
  const translate = useTranslate();
  const chosen = targets.find(({ name }) => name === value);
  return (
    <Select
      size="small"
      displayEmpty
      fullWidth
      value={chosen ? value : ''}
      error={isDoubled}
      onChange={(event) => onChange(event.target.value)}
      renderValue={() => (chosen ? <Label target={chosen} /> : <span style={{ opacity: 0.75 }}>{translate('bulk.do_not_import')}</span>)}
      inputProps={{ 'aria-label': translate('bulk.field_for', { name: header }) }}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
    >
      <MenuItem value="">{translate('bulk.do_not_import')}</MenuItem>
      {targets.map((target) => (
        <MenuItem key={target.name} value={target.name}>
          <Label target={target} />
        </MenuItem>
      ))}
    </Select>
  );
}

function Label({ target: { label, required } }: { target: BulkTarget }) {
  const translate = useTranslate();
  return (
    <>
      {label}
      {required && <Star title={translate('views.required')}>*</Star>}
    </>
  );
}

const Star = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main, marginInlineStart: 4 }));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 320px)',
    alignItems: 'center',
    gap: 12,
    paddingBlock: 10,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  'li:first-of-type': { paddingTop: 0 },
  '.column': { display: 'grid', minWidth: 0 },
  strong: { ...theme.typography.body1, fontWeight: 600, overflowWrap: 'anywhere' },
  '.samples': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.meanings': { ...theme.typography.body2, overflowWrap: 'anywhere' },
  '.turns': { color: theme.vars.palette.text.secondary },
  '[dir=rtl] & .turns': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: { li: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }, '.turns': { display: 'none' } },
}));
