import { fileAddress } from '#/src/foundation/files/fileAddress.ts';
import '#/src/theme/cells.css';
import type { CellProps } from '../kindProps.ts';

const SCHEMES = { email: 'mailto:', phone: 'tel:', url: '' } as const;

/** An address that opens: e-mail, phone or web. */
export default function LinkCell({ field, value }: CellProps<'email' | 'phone' | 'url' | 'file'>) {
  if (typeof value !== 'string' || !value) return null;
  const href =
    field.kind === 'file' ? fileAddress(value) : `${SCHEMES[field.kind]}${field.kind === 'phone' ? value.replace(/[^\d+]/g, '') : value}`;
  const out = field.kind === 'url' ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className="cell-link always" href={href} dir="ltr" onClick={(event) => event.stopPropagation()} {...out}>
      {value}
    </a>
  );
}
