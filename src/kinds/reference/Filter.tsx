import { idsIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';
import { Picker } from './Picker.tsx';

/** Any of several records; where one of several kinds can be meant, its title contains a text. */
export default function ReferenceFilter({ field, label, value, onChange }: FilterProps<'reference'>) {
  const { to } = field;
  const target = typeof to === 'string' ? to : (to[0] ?? '');
  const chosen = idsIn(value).map((id) => ({ type: target, id }));
  return (
    <Picker
      many
      to={[target]}
      label={label}
      value={chosen}
      onChange={(targets) => onChange(targets.length ? targets.map(({ id }) => id) : undefined)}
    />
  );
}
