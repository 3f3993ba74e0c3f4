import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { memo, use } from 'react';
import type { FieldModel } from '#/model/language/model.ts';
import { RowLink } from '#/src/foundation/page/RowLink.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { hasValue } from '../parts/hasValue.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { CellEditing } from './cell/CellEditing.tsx';
import { isSwitchable, StatusSwitch } from './filters/StatusSwitch.tsx';
import { ListCell } from './ListCell.tsx';
import { RecordPicture } from './RecordPicture.tsx';
import { useRecordPath } from './recordPath.ts';
import { Tick } from './Tick.tsx';

/** Fields of a card beside its name, its amount and its status. */
const MAX_FIELDS = 3;

/** Values of these lead somewhere, and are changed in the form. */
const LED: ReadonlySet<string> = new Set<FieldModel['kind']>(['reference', 'email', 'phone', 'url']);

/** Where the columns of a list stand on its cards. */
export interface CardFields {
  amounts: readonly FieldModel[];
  status: FieldModel | undefined;
  /** All but the name and the status. */
  others: readonly FieldModel[];
}

/**
 * The amount that stands beside a card's name: the first that is not at its default, which says that nothing moved (the debit of what was
 * credited); those that are say it nowhere else either.
 */
function amountOf(amounts: readonly FieldModel[], record: RaRecord): { amount?: FieldModel; still: readonly FieldModel[] } {
  const still = amounts.filter((field) => 'default' in field && field.default !== undefined && record[field.name] === field.default);
  return { amount: amounts.find((field) => !still.includes(field)) ?? amounts[0], still };
}

interface ListCardProps {
  record: RaRecord;
  fields: CardFields;
  /** Undefined where it cannot be selected. */
  check: 'on' | 'off' | undefined;
  onToggle: (id: Identifier) => void;
  /** The names of the fields that can be changed where they stand, with spaces between. */
  edits: string;
}

/** One record on a phone; only cards that changed are drawn again. */
export const ListCard = memo(function ListCard({ record, fields, check, onToggle, edits }: ListCardProps) {
  const resource = useResourceModel();
  const translate = useTranslate();
  const name = useTitleOf()(resource, record);
  const to = useRecordPath()(record.id);
  const edited = edits.split(' ');
  // What rules show on some records alone is not asked for where it is empty.
  const isAsked = ({ name: of }: FieldModel) => edited.includes(of) && !resource.rules?.show?.[of];
  const isShown = (field: FieldModel) => hasValue(record[field.name]) || isAsked(field) || isSwitchable(field, resource);
  const part = (className: string, shown: readonly FieldModel[]) =>
    shown.length > 0 && (
      <dl className={className}>
        {shown.map((field) => (
          <CardValue key={field.name} field={field} record={record} name={name} isEdited={edited.includes(field.name)} />
        ))}
      </dl>
    );
  // The platform, whose number is none, is no record to name.
  const isSaid = ({ kind, name: of }: FieldModel) => hasValue(record[of]) && !(kind === 'reference' && record[of] === 0);
  const { amount, still } = amountOf(fields.amounts, record);
  const others = fields.others.filter((field) => field !== amount && !still.includes(field) && isSaid(field)).slice(0, MAX_FIELDS);
  // What can be changed here is as high as a finger: on lines of its own it leaves the others theirs.
  const isHigh = ({ name: of, kind }: FieldModel) => edited.includes(of) && !LED.has(kind);
  return (
    <li className={[check === 'on' && 'selected', edits && 'changeable'].filter(Boolean).join(' ') || undefined}>
      <div className="head">
        <RecordPicture record={record} name={name} size={36} />
        {to ? (
          <RowLink to={to}>
            <bdi>{name}</bdi>
          </RowLink>
        ) : (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        {part('amount', amount && isShown(amount) ? [amount] : [])}
        {check && <Tick label={translate('views.select_row', { name })} checked={check === 'on'} onChange={() => onToggle(record.id)} />}
      </div>
      <div className="foot">
        <div>
          {part(
            'rest',
            others.filter((field) => !isHigh(field)),
          )}
          {part('rest', others.filter(isHigh))}
        </div>
        {part('status', fields.status && isShown(fields.status) ? [fields.status] : [])}
      </div>
    </li>
  );
});

interface CardValueProps {
  field: FieldModel;
  record: RaRecord;
  /** What the record is called. */
  name: string;
  isEdited: boolean;
}

/** A value with its name. One that can be changed has a button over all of it; a link in it stays above that. */
function CardValue({ field, record, name, isEdited }: CardValueProps) {
  const resource = useResourceModel();
  const label = useLabelOf()(field);
  const value = record[field.name];
  return (
    <div className={isEdited ? 'edits' : undefined}>
      <dt>{label}</dt>
      <dd>
        {isSwitchable(field, resource) ? (
          <StatusSwitch field={field} record={record} />
        ) : isEdited && !hasValue(value) ? (
          '–'
        ) : (
          <ListCell field={field} value={value} record={record} />
        )}
        {isEdited && <EditButton field={field} record={record} label={label} name={name} />}
      </dd>
    </div>
  );
}

function EditButton({ field, record, label, name }: Omit<CardValueProps, 'isEdited'> & { label: string }) {
  const translate = useTranslate();
  const { edit } = use(CellEditing);
  return (
    <button
      type="button"
      className="screen-only"
      aria-label={translate('views.edit_cell', { name: label, record: name })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Safari does not give the focus to what is tapped: there it would not come back.
        currentTarget.focus();
        edit({ record, field, anchor: currentTarget });
      }}
    />
  );
}
