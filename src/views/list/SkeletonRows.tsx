import { Skeleton } from '@mui/material';

const WIDTHS = [70, 45, 55, 35, 60, 40];

/** Rows that are on their way. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing but their place
        <td key={column}>
          <Skeleton width={`${WIDTHS[(row + column) % WIDTHS.length]}%`} />
        </td>
      ))}
    </tr>
  ));
}
