import { styled } from '@mui/material/styles';
import { useRecordContext } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel, VerbModel } from '#/model/language/model.ts';
import type { Changes } from '#/model/validation/revertedValues.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '../useReadableFields.ts';
import { useResourceModel } from '../useResourceModel.ts';
import { ChangedRows } from './ChangedRows.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import type { Titles } from './titles.ts';

interface ChangeListProps {
  changes: Changes;
  titles: Titles;
  /** The verb that was done: what it was told has the shape of its input. */
  verb?: VerbModel;
}

/** Each field's old and new value, as its kind is read. Fields that the reader may not see stay hidden here too. */
export function ChangeList({ changes, titles, verb }: ChangeListProps) {
  const labelOf = useLabelOf();
  const record = useRecordContext();
  const fieldOf = useFieldOf(verb);
  const entries = Object.entries(changes).flatMap(([name, change]) => {
    const field = fieldOf(name);
    return field ? [{ field, change }] : [];
  });
  if (!entries.length) return null;
  const side = (index: 0 | 1) => ({
    ...record,
    ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[index]])),
  });
  return (
    <List>
      {entries.map(({ field, change: [from, to] }) => (
        <li key={field.name}>
          <span className="name">{labelOf(field)}: </span>
          {field.kind === 'lines' ? (
            <ChangedRows field={field} before={from} after={to} titles={titles} known={record?.[field.name]} />
          ) : (
            <>
              <ChangedValue field={field} value={from} record={side(0)} titles={titles} />
              <span aria-hidden className="arrow">
                {' → '}
              </span>
              <ChangedValue field={field} value={to} record={side(1)} titles={titles} />
            </>
          )}
        </li>
      ))}
    </List>
  );
}

function useFieldOf(verb: VerbModel | undefined): (name: string) => FieldModel | undefined {
  const resource = useResourceModel();
  const readable = useReadableFields(resource);
  return (name) => {
    const own = readable.get(name) ?? (resource.fields[name]?.kind === 'password' ? resource.fields[name] : undefined);
    // Rows come back with what was said of each.
    if (verb?.over === name && own?.kind === 'lines') return { ...own, fields: { ...own.fields, ...verb.input } };
    const said = verb && !verb.over && !(name in resource.fields) ? verb.input?.[name] : undefined;
    return own ?? (said && fieldModel(name, said));
  };
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 0',
  paddingInlineStart: 18,
  display: 'grid',
  gap: 3,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '.name': { fontWeight: 600 },
  em: { color: theme.vars.palette.text.secondary },
  ul: { margin: '2px 0 0', paddingInlineStart: 16, display: 'grid', gap: 2 },
  // An arrow says which way it goes in the reader's direction.
  '[dir=rtl] & .arrow': { display: 'inline-block', transform: 'scaleX(-1)', whiteSpace: 'pre' },
}));
