import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKeptPages } from './keptPages.ts';
import { byGroup, type FoundRecord, type SearchOption } from './options.ts';
import { useFound } from './useFound.ts';
import { useKeptOptions } from './useKeptOptions.ts';
import { useOwnOptions } from './useOwnOptions.ts';

/** From how many of a kind on its list is offered: there may be more of them than are shown. */
const MANY = 5;
/** Between the parts of a subtitle. Source: the API contract. */
const SUBTITLE_SIGN = ' · ';

/**
 * All that is offered for what is typed: what is to be begun, pages, the records that the host finds, actions, and the same in every
 * establishment. Where nothing is typed: what is pinned, what was opened last, and every page.
 */
export function useSearch(typed: string) {
  const translate = useTranslate();
  const { establishment, establishments } = useSession();
  const [isEverywhere, setEverywhere] = useState(false);
  const here = isEverywhere ? null : (establishment?.id ?? null);
  const { records, ...asked } = useFound(typed, here);
  const can = useCan();
  // In a preview of a role these are fewer than the host finds.
  const isShown = ({ resource }: FoundRecord) => model.resources[resource] && can(resource, 'list') && can(resource, 'show');
  const shown = records.filter(isShown);
  const { optionsOf, optionOf } = useRecordOptions(typed, isEverywhere);
  const { begun, pages, actions, allPages } = useOwnOptions(typed);
  const { pinned, recent, pin } = useKeptPages();
  const kept = useKeptOptions({ pinned, recent }, allPages, (record) => (isShown(record) ? optionOf(record) : undefined));
  const further: SearchOption = {
    key: 'further',
    further: true,
    label: translate('search.everywhere'),
    details: [translate('search.only_here', { name: establishment?.title ?? '' })],
    icon: 'Storefront',
    group: translate('search.actions'),
  };
  const isSearching = typed.trim() !== '';
  const isNarrow = here !== null && establishments.length > 1 && isSearching;
  return {
    ...asked,
    // The first line is the one that Enter takes: it does not move once it stands there.
    isWaiting: isSearching ? asked.isWaiting : kept.isWaiting,
    count: shown.length,
    isBegun: begun.length > 0,
    pinned,
    pin,
    // What stands below the records comes with them.
    options: [
      ...(isSearching ? begun : kept.options),
      ...pages,
      ...optionsOf(shown),
      ...(asked.isWaiting ? [] : [...actions, ...(isNarrow ? [further] : [])]),
    ],
    searchEverywhere: () => setEverywhere(true),
  };
}

interface RecordOptions {
  optionsOf: (records: readonly FoundRecord[]) => SearchOption[];
  optionOf: (record: FoundRecord) => SearchOption;
}

/** Records under the name of their kind, and the list of each kind of which there are many; what merely looks like it under its own heading. */
function useRecordOptions(typed: string, isEverywhere: boolean): RecordOptions {
  const translate = useTranslate();
  const { establishment, establishments } = useSession();
  const kind = (resource: string, count = 2) => translate(`resources.${resource}.name`, { smart_count: count });
  const establishmentOf = ({ establishment_id: id }: FoundRecord) =>
    id === undefined || (id === establishment?.id && !isEverywhere) ? '' : (establishments.find((one) => one.id === id)?.title ?? '');
  const optionOf = (record: FoundRecord): SearchOption => {
    const { resource, id, title, subtitle, similar } = record;
    const own = similar ? kind(resource, 1) : '';
    const details = [...new Set([own, establishmentOf(record), ...subtitle.split(SUBTITLE_SIGN)].filter(Boolean))];
    return {
      key: `${resource} ${id}`,
      to: `/${resource}/${id}/show`,
      label: title,
      details,
      icon: model.resources[resource]?.icon ?? '',
      group: similar ? translate('search.similar') : kind(resource),
      page: { resource, id },
    };
  };
  const optionsOf = (shown: readonly FoundRecord[]) => {
    const exact = shown.filter(({ similar }) => !similar);
    const countOf = (name: string) => exact.filter(({ resource }) => resource === name).length;
    const many = isEverywhere ? [] : [...new Set(exact.map(({ resource }) => resource))].filter((name) => countOf(name) >= MANY);
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
    return [...byGroup([...exact.map(optionOf), ...lists]), ...shown.filter(({ similar }) => similar).map(optionOf)];
  };
  return { optionsOf, optionOf };
}
