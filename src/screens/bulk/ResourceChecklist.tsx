import { Checkbox, FormControlLabel } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ResourceModel } from '#/model/language/model.ts';

interface ResourceChecklistProps {
  choices: readonly ResourceModel[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Several resources to tick, by menu group, or all of them at once. */
export function ResourceChecklist({ choices, chosen, onChange }: ResourceChecklistProps) {
  const translate = useTranslate();
  const groups = [...new Set(choices.map(({ group }) => group))];
  const isAll = choices.length > 0 && chosen.length === choices.length;
  const toggle = (name: string) => onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={() => onChange(isAll ? [] : choices.map(({ name }) => name))}
          />
        }
        label={translate('bulk.everything')}
      />
      {groups.map((group) => (
        <Group key={group}>
          <legend>{translate(`groups.${group}.name`)}</legend>
          <div>
            {choices
              .filter((resource) => resource.group === group)
              .map(({ name }) => (
                <FormControlLabel
                  key={name}
                  control={<Checkbox size="small" checked={chosen.includes(name)} onChange={() => toggle(name)} />}
                  label={translate(`resources.${name}.name`, { smart_count: 2 })}
                />
              ))}
          </div>
        </Group>
      ))}
    </div>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: '8px 0 0',
  padding: 0,
  minWidth: 0,
  legend: { ...theme.typography.body2, fontWeight: 600, color: theme.vars.palette.text.secondary, padding: 0 },
  '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
}));
