import { valuesIn } from '#/model/values/shapes.ts';
import { RowLink } from '#/src/foundation/page/RowLink.tsx';
import '#/src/theme/cells.css';
import type { CellProps } from '../kindProps.ts';
import { Tag } from '../Tag.tsx';
import { inOnePiece } from '../text/inOnePiece.ts';
import { knownTargets } from './knownTargets.ts';
import { useTargetTitle } from './useTargetTitle.ts';
import { useTargetVariant } from './useTargetVariant.ts';

/** The titles that came with the record; a link where the reader may open the target. */
export default function ReferenceCell({ field, value, record }: CellProps<'reference'>) {
  const variantOf = useTargetVariant('show');
  const titleOf = useTargetTitle();
  // The platform is no record: what belongs to it names none.
  if (value === null || value === undefined || value === 0) return null;
  const { to, many } = field;
  const targets = knownTargets(field.name, { ...record, [field.name]: value }, to).map((target) => ({
    ...target,
    title: titleOf(target, record?.establishment_id),
  }));
  if (many) {
    return (
      <span style={{ display: 'inline-flex', gap: 4, flexWrap: 'wrap' }}>
        {targets.map((target) => (
          <Tag key={target.id} label={target.title} />
        ))}
      </span>
    );
  }
  const [target] = targets;
  const name = typeof to === 'string' ? to : String(valuesIn(value).type);
  const title = inOnePiece(target?.title ?? `#${String(typeof value === 'object' ? valuesIn(value).id : value)}`);
  const variant = variantOf(name)?.name;
  if (!target || !variant) return <span dir="auto">{title}</span>;
  return (
    <RowLink className="cell-link" to={`/${variant}/${target.id}/show`} dir="auto" onClick={(event) => event.stopPropagation()}>
      {title}
    </RowLink>
  );
}
