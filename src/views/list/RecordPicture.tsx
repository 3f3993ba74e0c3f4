import type { RaRecord } from 'ra-core';
import { Picture } from '#/src/kinds/image/Picture.tsx';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import '#/src/theme/cells.css';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { pictureFieldsOf } from './pictureFields.ts';

/** The side of a picture in a list, at most. */
const SMALL = 48;

/** A record's picture beside its name, else its first letter on its colour; nothing where its resource has no pictures. */
export function RecordPicture({ record, name, size }: { record: RaRecord; name: string; size: number }) {
  const fields = pictureFieldsOf(useResourceModel());
  const { lookup, locale } = useKindContext();
  if (!fields) return null;
  const address = record[fields.picture.name];
  if (typeof address === 'string' && address)
    return (
      <span className="record-picture" style={{ width: size, height: size }}>
        <Picture address={address} alt="" size={size > SMALL ? 320 : 96} width={size} height={size} isCropped />
      </span>
    );
  const chosen = fields.color && record[fields.color.name];
  const color = lookup('colors').find(({ value }) => value === chosen)?.color ?? (typeof chosen === 'string' ? chosen : undefined);
  // A letter as large as its square wants it, where that is larger than those of a list.
  const shape = { width: size, height: size, ...(size > SMALL && { fontSize: size * 0.4 }) };
  const initial = [...name.trim()][0]?.toLocaleUpperCase(locale) ?? '';
  // The letter is drawn, not written: what reads the row says the name alone.
  return (
    <span className="record-picture" aria-hidden="true" data-initial={initial} style={{ ...shape, ...(color && { '--own': color }) }} />
  );
}
