import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import { useId } from 'react';

/** Options of an Autocomplete under their heading, as a list box's group; without a heading they stand as they are. */
export function OptionGroup({ group, children }: Pick<AutocompleteRenderGroupParams, 'group' | 'children'>) {
  const id = useId();
  return (
    <li role="presentation">
      {group && (
        <ListSubheader id={id} role="presentation" component="div" sx={{ lineHeight: '32px', background: 'none', position: 'static' }}>
          {group}
        </ListSubheader>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a list box has groups of options; a fieldset is one of a form's fields */}
      <ul role="group" aria-labelledby={group ? id : undefined} style={{ padding: 0 }}>
        {children}
      </ul>
    </li>
  );
}
