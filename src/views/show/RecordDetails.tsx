import { Button, Skeleton } from '@mui/material';
import { useLocaleState, useRecordContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { isDerived } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { Cell } from '#/src/kinds/Cell.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { readers } from '#/src/widgets/index.ts';
import { hiddenFields, textOf } from '#model/language';
import { type FormSection, isWide, sectionsOf } from '../form/formSections.ts';
import { hasValue } from '../parts/hasValue.ts';
import { Led } from '../parts/Led.tsx';
import { useReadableFields } from '../parts/useReadableFields.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { DetailSection } from './DetailSection.tsx';
import { LinesTable } from './LinesTable.tsx';

/** Where a record stands among the others: lists show it by their order. */
const ORDER_FIELD = 'sort_order';

/**
 * What a record holds, in the sections of its form, then when it was made and changed. What is not filled in is folded away, with the card
 * of a section that holds nothing; one button shows all of it.
 */
export function RecordDetails() {
  const resource = useResourceModel();
  const record: Readonly<Record<string, unknown>> = useRecordContext() ?? {};
  const readable = useReadableFields(resource);
  const translate = useTranslate();
  const hidden = hiddenFields(resource.rules, record);
  const sections = sectionsOf(resource, (field) => readable.has(field.name) && !hidden.has(field.name) && field.name !== ORDER_FIELD);
  const stamps: FormSection = {
    label: translate('views.record'),
    fields: ['id', 'created_at', 'updated_at'].flatMap((name) => resource.allFields[name] ?? []),
  };
  const [showsEmpty, setShowsEmpty] = useState(false);
  const isFilled = ({ name }: FieldModel) => hasValue(record[name]);
  // What the page begins with is not said again, nor what makes its title.
  const title = resource.allFields[resource.title];
  const shownAbove: ReadonlySet<string> = new Set([...(resource.story?.figures ?? []), ...(title && isDerived(title) ? [title.name] : [])]);
  const empty = sections.reduce((count, { fields }) => count + fields.filter((field) => !isFilled(field)).length, 0);
  const shown = [...sections, stamps]
    .map((section) => ({
      ...section,
      fields: section.fields.filter((field) => (isFilled(field) ? !shownAbove.has(field.name) : showsEmpty)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const cards = shown.map((section) => <Card key={String(section.label)} section={section} record={record} />);
  if (!empty) return cards;
  return (
    <>
      {cards}
      <Button className="screen-only" size="small" color="inherit" aria-expanded={showsEmpty} onClick={() => setShowsEmpty(!showsEmpty)}>
        {translate(showsEmpty ? 'show.hide_empty' : 'show.show_empty', { smart_count: empty })}
      </Button>
    </>
  );
}

/** The only section of a definition that names none stands right below the page's title. What a heading says, its only field need not say. */
function Card({ section, record }: { section: FormSection; record: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = useLabelOf();
  const { fields } = section;
  const heading = section.label === null ? null : textOf(section, 'label', locale) || translate('views.other_details');
  const isSaid = fields.length === 1 && fields.every((field) => label(field) === heading);
  return (
    <DetailSection variant="outlined" component="section">
      {heading && <h2>{heading}</h2>}
      <dl>
        {fields.map((field) => (
          <div key={field.name} className={isWide(field) ? 'wide' : undefined}>
            <dt className={isSaid ? 'said' : undefined}>{label(field)}</dt>
            <dd>
              <Value field={field} record={record} />
            </dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}

function Value({ field, record }: { field: FieldModel; record: Readonly<Record<string, unknown>> }) {
  const resource = useResourceModel();
  const value = record[field.name];
  if (field.kind === 'lines') return <LinesTable field={field} rows={Array.isArray(value) ? value : []} />;
  if (!hasValue(value)) return <span className="nothing">–</span>;
  const Part = field.widget ? readers[field.widget] : undefined;
  if (!Part)
    return (
      <Led resource={resource} field={field.name} record={record}>
        <Cell field={field} value={value} record={record} />
      </Led>
    );
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <Part field={field} value={value} record={record} />
    </Suspense>
  );
}
