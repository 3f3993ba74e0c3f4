import { useLocaleState } from 'ra-core';
import { textsIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { CellProps } from '#/src/kinds/kindProps.ts';
import { chosenOf, EVERYTHING, eventGroups } from './eventRows.ts';
import { useEventWords } from './useEventWords.ts';

const rows = eventGroups(model).flatMap((group) => group.rows);

/** What a webhook is told of, to be read. */
export default function EventsView({ value }: CellProps) {
  const [locale] = useLocaleState();
  const { translate, resource, change } = useEventWords();
  const chosen = new Set(textsIn(value));
  if (chosen.has(EVERYTHING)) return <span>{translate('webhooks.everything')}</span>;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em', whiteSpace: 'normal' }}>
      {rows.flatMap((row) => {
        const changes = chosenOf(row, chosen);
        return changes.length > 0 ? (
          <li key={row.resource.name}>
            {resource(row.resource)}: {list.format(changes.map(change))}
          </li>
        ) : (
          []
        );
      })}
    </ul>
  );
}
