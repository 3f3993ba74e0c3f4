import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useGetList, useListContext, useLocaleState, useTranslate } from 'ra-core';
import { type FormEvent, useDeferredValue, useId, useState } from 'react';
import { isFilterGroup } from '#/model/filters/filterGroups.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useFilterFields } from '../filterFields.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { filtersOf, type Group, newRule, treeOf, unsaidRules } from './filterTree.ts';

/** Says what a list shall show, with conditions that must all hold, or any, or none, and groups of them inside each other. */
export default function FilterBuilder({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const fields = useFilterFields();
  const readable = useReadableFields(useResourceModel());
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isOffered = (name: string) => isFilterGroup(name) || fields.some((one) => one.name === name || one.name.startsWith(`${name}.`));
  const of = (offered: boolean) => Object.fromEntries(Object.entries(filterValues).filter(([name]) => isOffered(name) === offered));
  const [tree, setTree] = useState<Group>(() => {
    const begun = treeOf(of(true), (name) => readable.get(name)?.kind === 'lines');
    return begun.parts.length ? begun : { ...begun, parts: [newRule()] };
  });
  const [isTried, setTried] = useState(false);
  // The search, and what links alone can ask, stays as it is.
  const filter = { ...of(false), ...filtersOf(tree) };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (unsaidRules(tree).length) return;
    setFilters(filter);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isPhone}>
      <form onSubmit={apply} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{translate('filter_builder.title')}</DialogTitle>
        <DialogContent>
          <FilterGroup group={tree} depth={0} isTried={isTried} onChange={setTree} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Matches filter={filter} />
          <Button color="inherit" onClick={onClose}>
            {translate('views.cancel')}
          </Button>
          <Button variant="contained" type="submit">
            {translate('views.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** How many records the conditions find as they stand. */
function Matches({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const { name } = useResourceModel();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const asked = useDeferredValue(JSON.stringify(filter));
  const { total, isFetching, error } = useGetList(name, {
    filter: JSON.parse(asked),
    pagination: { page: 1, perPage: 1 },
    meta: { fields: [] },
  });
  const said =
    error?.message ??
    (total === undefined ? '' : translate('filter_builder.matches', { smart_count: total, count: numberFormat(locale, {}).format(total) }));
  return (
    <Typography
      role="status"
      variant="body2"
      color={error ? 'error' : 'text.secondary'}
      sx={{ marginInlineEnd: 'auto', paddingInlineStart: 2, opacity: isFetching ? 0.5 : 1 }}
    >
      {said}
    </Typography>
  );
}
