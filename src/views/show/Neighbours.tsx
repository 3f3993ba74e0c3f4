import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useLocaleState, useRecordContext, useTranslate } from 'ra-core';
import { numberFormat } from '#/model/values/intl.ts';
import { keepSeen, type SeenPage, seenPage, standingOf } from '../parts/seenPage.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { Steps } from './Steps.tsx';

/** The way to the records before and after this one in the list that it was opened from, over the pages of it; nothing without a list. */
export function Neighbours() {
  const { name } = useResourceModel();
  const record = useRecordContext();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const page = seenPage(name);
  const standing = standingOf(page, record?.id);
  const other = useBeyond(page, standing?.beyond);
  if (!standing || !page) return null;
  const isAfter = (standing.beyond ?? 0) > page.page;
  const previous = standing.previous ?? (isAfter ? undefined : other?.ids.at(-1));
  const next = standing.next ?? (isAfter ? other?.ids[0] : undefined);
  const step = (label: string, id: Identifier | undefined) => ({
    label: translate(label),
    to: id === undefined ? undefined : `/${name}/${id}/show`,
    // From there on one goes by the page that the record stands on.
    onGo: () => other?.ids.includes(id ?? '') && keepSeen(name, other),
  });
  const figure = (value: number) => numberFormat(locale, {}).format(value);
  return (
    <Steps previous={step('show.previous', previous)} next={step('show.next', next)}>
      <span>{translate('show.position', { position: figure(standing.position), total: figure(standing.total) })}</span>
    </Steps>
  );
}

/** The page beside the one that was seen, with nothing but its ids; read only at the edge of that one. */
function useBeyond(page: SeenPage | undefined, beyond: number | undefined): SeenPage | undefined {
  const { name, title } = useResourceModel();
  const dataProvider = useDataProvider();
  const { data } = useQuery({
    queryKey: [name, 'beyond', page, beyond],
    queryFn: async ({ signal }): Promise<SeenPage> => {
      const { perPage, sort, filter } = page as SeenPage;
      const asked = { pagination: { page: beyond as number, perPage }, sort, filter, meta: { fields: [title] }, signal };
      const { data: records, total = 0 } = await dataProvider.getList(name, asked);
      return { ids: records.map(({ id }) => id), page: beyond as number, perPage, total, sort, filter };
    },
    enabled: page !== undefined && beyond !== undefined,
  });
  return data;
}
