import { Box, FormControlLabel, MenuItem, Select, Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Picker } from '#/src/kinds/reference/Picker.tsx';
import { SearchField } from '#/src/views/parts/SearchField.tsx';
import { DayFields } from '#/src/views/report/filters/DayFields.tsx';
import { FilterFold } from './FilterFold.tsx';
import type { Inventory } from './useInventory.ts';
import { usePhone } from './usePhone.ts';
import { useQuestionInWords } from './useQuestionInWords.ts';

/**
 * Which days and which items; a single day is the same day twice. On a phone all but the search is folded, so that items stand on the first
 * screen.
 */
export function InventoryFilters({ inventory }: { inventory: Inventory }) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const said = useQuestionInWords(inventory.question);
  const { question, ask } = inventory;
  return (
    <Bar>
      <SearchField label={translate('inventory.search')} asked={question.search} ask={(search) => ask({ search })} width={240} />
      {isPhone ? (
        <FilterFold said={said}>
          <Narrowing inventory={inventory} />
        </FilterFold>
      ) : (
        <Narrowing inventory={inventory} />
      )}
    </Bar>
  );
}

function Narrowing({ inventory: { question, ask } }: { inventory: Inventory }) {
  const translate = useTranslate();
  return (
    <>
      <DayFields days={question.days} onChange={({ from, to }) => ask({ from, to })} />
      <Select
        size="small"
        displayEmpty
        value={question.type}
        onChange={(event) => ask({ type: event.target.value })}
        inputProps={{ 'aria-label': translate('inventory.item_type') }}
        sx={{ minWidth: 150 }}
      >
        {['', 'product', 'ingredient'].map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`inventory.types.${type || 'any'}`)}
          </MenuItem>
        ))}
      </Select>
      {question.type !== 'ingredient' && (
        <Choice
          of="categories"
          value={question.category}
          label={translate('inventory.category')}
          onChange={(category) => ask({ category })}
        />
      )}
      <Choice of="vendors" value={question.vendor} label={translate('inventory.vendor')} onChange={(vendor) => ask({ vendor })} />
      <FormControlLabel
        control={<Switch checked={question.isBelowReorder} onChange={(_event, isOn) => ask({ below: isOn ? '1' : null })} />}
        label={translate('inventory.below_reorder')}
      />
    </>
  );
}

interface ChoiceProps {
  of: string;
  /** The record's id, as the address has it. */
  value: string;
  label: string;
  onChange: (id: string | null) => void;
}

/** One record, or none: then all of them. */
function Choice({ of, value, label, onChange }: ChoiceProps) {
  return (
    <Box sx={{ width: { xs: '100%', sm: 200 } }}>
      <Picker
        to={[of]}
        label={label}
        placeholder={label}
        value={value ? [{ type: of, id: Number(value) }] : []}
        onChange={([one]) => onChange(one ? String(one.id) : null)}
      />
    </Box>
  );
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 16 });
