import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MAX_DEPTH } from '#/model/filters/filterGroups.ts';
import { FilterRule } from './FilterRule.tsx';
import { type Group, isGroup, MATCHES, newGroup, newRule, type Part, withPart } from './filterTree.ts';

interface FilterGroupProps {
  group: Group;
  /** How many groups it stands in. */
  depth: number;
  /** Whether what is not said yet is marked. */
  isTried: boolean;
  onChange: (group: Group) => void;
  onRemove?: () => void;
}

/** Conditions that belong together: whether all, any or none of them must hold, and what they are. */
export function FilterGroup({ group, depth, isTried, onChange, onRemove }: FilterGroupProps) {
  const translate = useTranslate();
  const { match, parts } = group;
  const add = (part: Part) => onChange({ ...group, parts: [...parts, part] });
  const set = (key: number, part: Part | undefined) => onChange(withPart(group, key, () => part));
  return (
    <Box
      role="group"
      aria-label={translate(`filter_builder.match.${match}`)}
      sx={{
        display: 'grid',
        gap: 1.5,
        ...(depth > 0 && { borderInlineStart: '2px solid', borderColor: 'primary.main', paddingInlineStart: 2, marginBlock: 0.5 }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TextField
          select
          size="small"
          value={match}
          onChange={(event) => onChange({ ...group, match: event.target.value as Group['match'] })}
          slotProps={{ htmlInput: { 'aria-label': translate('filter_builder.which') } }}
          sx={{ minWidth: 220, marginTop: depth ? 0 : 0.5 }}
        >
          {MATCHES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`filter_builder.match.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {onRemove && (
          <IconButton size="small" onClick={onRemove} aria-label={translate('filter_builder.remove_group')}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {parts.map((part) =>
        isGroup(part) ? (
          <FilterGroup
            key={part.key}
            group={part}
            depth={depth + 1}
            isTried={isTried}
            onChange={(next) => set(part.key, next)}
            onRemove={() => set(part.key, undefined)}
          />
        ) : (
          <FilterRule
            key={part.key}
            rule={part}
            isTried={isTried}
            onChange={(next) => set(part.key, next)}
            onRemove={() => set(part.key, undefined)}
          />
        ),
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" color="inherit" startIcon={<AddIcon />} onClick={() => add(newRule())}>
          {translate('filter_builder.add_rule')}
        </Button>
        {depth + 2 < MAX_DEPTH && (
          <Button
            size="small"
            color="inherit"
            startIcon={<AddIcon />}
            onClick={() => add(newGroup(match === 'any' ? 'all' : 'any', [newRule()]))}
          >
            {translate('filter_builder.add_group')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
