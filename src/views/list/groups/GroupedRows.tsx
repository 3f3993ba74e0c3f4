import { Box, Skeleton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { EmptyList } from '../EmptyList.tsx';
import type { ListColumns } from '../useColumns.ts';
import { GroupOfRows } from './GroupOfRows.tsx';
import { useListGroups } from './useListGroups.ts';

interface GroupedRowsProps {
  field: FieldModel;
  columns: ListColumns;
  isPhone: boolean;
  /** Since when the list asks what it asks, in milliseconds since 1970. */
  askedSince: number;
}

/** The list's groups, each with how many it holds and their sums; what stands in one is loaded when it is opened. */
export default function GroupedRows({ field, columns, isPhone, askedSince }: GroupedRowsProps) {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const { data, error, refetch, isPlaceholderData } = useListGroups(field);
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rectangular" height={320} />;
  if (!data.list.length) return <EmptyList askedSince={askedSince} />;
  // Rows that were asked otherwise are asked anew.
  const asked = JSON.stringify([field.name, filterValues, sort]);
  return (
    <Box aria-busy={isPlaceholderData} sx={{ '&[aria-busy=true]': { opacity: 0.5 } }}>
      {data.list.map((group) => (
        <GroupOfRows
          key={`${asked} ${group.value}`}
          field={field}
          group={group}
          isOpenAtFirst={data.list.length === 1}
          columns={columns}
          isPhone={isPhone}
        />
      ))}
      {data.is_partial && (
        <Typography variant="body2" color="text.secondary" sx={{ padding: 2 }}>
          {translate('lists.groups_left_out')}
        </Typography>
      )}
    </Box>
  );
}
