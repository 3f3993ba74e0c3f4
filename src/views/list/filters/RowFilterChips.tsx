import { Chip } from '@mui/material';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { type FieldModel, resourceOf } from '#/model/language/model.ts';
import { isPointer, valuesIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';

/**
 * Filters that only a link sets, by what the list does not offer of what stands in records' rows and by establishments, each as a chip that
 * removes it.
 */
export function RowFilterChips() {
  const { filterValues, setFilters } = useListContext();
  const resource = useResourceModel();
  const fields = useReadableFields(resource);
  const { establishments } = useSession();
  const translate = useTranslate();
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = filterValues;
    setFilters(value === undefined ? others : { ...others, [name]: value });
  };
  const titles = [filterValues.establishment_id ?? []].flat().map((id) => establishments.find((one) => one.id === id)?.title ?? `#${id}`);
  return (
    <>
      {Object.entries(filterValues).flatMap(([name, wanted]) => {
        const field = fields.get(name);
        if (field?.kind !== 'lines' || wanted === null || typeof wanted !== 'object') return [];
        return Object.entries(valuesIn(wanted)).map(([column, value]) => {
          const { [column]: _removed, ...rest } = valuesIn(wanted);
          const of = resource.list.filters.includes(`${name}.${column}`) ? undefined : field.fields[column];
          const remove = () => set(name, Object.keys(rest).length ? rest : undefined);
          return (
            of && <RowFilterChip key={`${name}.${column}`} field={field} column={fieldModel(column, of)} value={value} onDelete={remove} />
          );
        });
      })}
      {titles.length > 0 && (
        <Chip
          label={translate('views.filter_is', { name: translate('reports_view.establishments'), value: titles.join(', ') })}
          onDelete={() => set('establishment_id', undefined)}
          sx={{ height: 30 }}
        />
      )}
    </>
  );
}

interface RowFilterChipProps {
  field: FieldModel;
  column: FieldModel;
  value: unknown;
  onDelete: () => void;
}

function RowFilterChip({ field, column, value, onDelete }: RowFilterChipProps) {
  const labelOf = useLabelOf();
  const translate = useTranslate();
  const context = useKindContext();
  const can = useCan();
  const pointer = pointerOf(column, value);
  const { data = [] } = useGetMany(
    pointer?.type ?? '',
    { ids: [pointer?.id ?? 0] },
    { enabled: pointer !== undefined && can(pointer.type, 'list') },
  );
  const title = pointer && (data[0]?.[resourceOf(model, pointer.type).title] ?? `#${pointer.id}`);
  const said = value === null ? translate('views.none') : String(title ?? kindOf(column).format(value, column, context));
  return (
    <Chip
      label={translate('views.filter_is', { name: `${labelOf(field)}, ${labelOf(column)}`, value: said })}
      onDelete={onDelete}
      sx={{ height: 30 }}
    />
  );
}

/** What a reference is filtered by, where it is one record. */
function pointerOf(column: FieldModel, value: unknown): { type: string; id: number } | undefined {
  if (column.kind !== 'reference') return undefined;
  if (typeof value === 'number') return { type: String(column.to), id: value };
  return isPointer(value) ? value : undefined;
}
