import { Avatar } from '@mui/material';
import { fileAddress } from '../file/fileAddress.ts';
import type { CellProps } from '../kindProps.ts';

/** A small picture, known by the record it belongs to. */
export default function ImageCell({ value, field }: CellProps) {
  return typeof value === 'string' && value ? (
    <Avatar src={fileAddress(value)} alt={field.label} variant="rounded" sx={{ width: 32, height: 32 }} />
  ) : null;
}
