import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { byGroup, type FoundRecord, type SearchOption } from './options.ts';
import { useFound } from './useFound.ts';
import { useOwnOptions } from './useOwnOptions.ts';

/** From how many of a kind on its list is offered: there may be more of them than are shown. */
const MANY = 5;
/** Between the parts of a subtitle. Source: the API contract. */
const SUBTITLE_SIGN = ' · ';

/** All that is offered for what is typed: pages, the records that the host finds, actions, and the same in every establishment. */
export function useSearch(typed: string) {
  const translate = useTranslate();
  const { establishment, establishments } = useSession();
  const [isEverywhere, setEverywhere] = useState(false);
  const here = isEverywhere ? null : (establishment?.id ?? null);
  const { records, ...asked } = useFound(typed, here);
  const can = useCan();
  // In a preview of a role these are fewer than the host finds.
  const shown = records.filter(({ resource }) => model.resources[resource] && can(resource, 'list') && can(resource, 'show'));
  const optionsOf = useRecordOptions(typed, isEverywhere);
  const { pages, actions } = useOwnOptions(typed);
  const further: SearchOption = {
    key: 'further',
    further: true,
    label: translate('search.everywhere'),
    details: [translate('search.only_here', { name: establishment?.title ?? '' })],
    icon: 'Storefront',
    group: translate('search.actions'),
  };
  const isNarrow = here !== null && establishments.length > 1 && typed.trim() !== '';
  return {
    ...asked,
    count: shown.length,
    // What stands below the records comes with them: the first line is the one that Enter takes.
    options: [...pages, ...optionsOf(shown), ...(asked.isWaiting ? [] : [...actions, ...(isNarrow ? [further] : [])])],
    searchEverywhere: () => setEverywhere(true),
  };
}

/** Records under the name of their kind, and the list of each kind of which there are many. */
function useRecordOptions(typed: string, isEverywhere: boolean): (records: readonly FoundRecord[]) => SearchOption[] {
  const translate = useTranslate();
  const { establishment, establishments } = useSession();
  const kind = (resource: string) => translate(`resources.${resource}.name`, { smart_count: 2 });
  const placeOf = ({ establishment_id: id }: FoundRecord) =>
    id === undefined || (id === establishment?.id && !isEverywhere) ? '' : (establishments.find((one) => one.id === id)?.title ?? '');
  return (shown) => {
    const options = shown.map((record): SearchOption => {
      const { resource, id, title, subtitle } = record;
      const details = [...new Set([placeOf(record), ...subtitle.split(SUBTITLE_SIGN)].filter(Boolean))];
      return {
        key: `${resource} ${id}`,
        to: `/${resource}/${id}/show`,
        label: title,
        details,
        icon: model.resources[resource]?.icon ?? '',
        group: kind(resource),
      };
    });
    const many = isEverywhere
      ? []
      : [...new Set(shown.map(({ resource }) => resource))].filter(
          (name) => shown.filter(({ resource }) => resource === name).length >= MANY,
        );
    const lists = many.map((name): SearchOption => {
      const filter = new URLSearchParams({ filter: JSON.stringify({ q: typed.trim() }) });
      return {
        key: `list ${name}`,
        to: `/${name}?${filter}`,
        label: translate('search.all_in', { name: kind(name) }),
        icon: 'Search',
        group: kind(name),
      };
    });
    return byGroup([...options, ...lists]);
  };
}
