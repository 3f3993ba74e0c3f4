import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The outline of a page while its code loads: a heading, a toolbar, rows. */
export function PageSkeleton() {
  return (
    <Box aria-hidden="true">
      <Skeleton width={140} height={18} />
      <Skeleton width={220} height={36} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={36} sx={{ mb: 1.5, maxWidth: 360 }} />
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} variant="rounded" height={34} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
