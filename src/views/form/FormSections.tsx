import { Paper, Tab, Tabs } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormState, useWatch } from 'react-hook-form';
import { isDerived } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { hiddenFields, isEmpty, textOf } from '#model/language';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldInput } from './FieldInput.tsx';
import { type FormSection, type FormShapeModel, sectionsOf } from './formSections.ts';
import { useRevalidation } from './useRevalidation.ts';

interface FormSectionsProps {
  shape: FormShapeModel;
  mode: 'create' | 'edit';
  /** In a dialog sections have no frames of their own. */
  frame?: 'page' | 'dialog';
  /** Nothing else shows the record, so what the host says of it stands here too, where there is any. */
  isOnlyPage?: boolean;
}

/** The inputs of a record in their sections or tabs; what rules hide, require or lock follows the form as it is filled. */
export function FormSections({ shape, mode, frame = 'page', isOnlyPage = false }: FormSectionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const { permissions } = useSession();
  const values: Record<string, unknown> = useWatch();
  const { errors } = useFormState();
  useRevalidation(values);
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [tab, setTab] = useState(0);
  const hidden = hiddenFields(shape.rules, values);
  const open = (field: FieldModel) => {
    if (hidden.has(field.name) || (field.readable && !permissions.has(field.readable.permission))) return false;
    // A new record begins at the first step of its own accord.
    if (mode === 'create' && shape.transitions && field.name in shape.transitions) return false;
    if (isOnlyPage && field.readonly) return !isEmpty(values[field.name]);
    return mode === 'edit'
      ? !(field.readonly && !isDerived(field))
      : !(field.readonly || field.kind === 'aggregate' || field.kind === 'external');
  };
  const sections = sectionsOf(shape, open);
  const label = (section: FormSection) => textOf(section, 'label', locale) ?? '';
  const isTabbed = Boolean(shape.form?.tabs) && sections.length > 1;
  const shown = isTabbed ? sections.filter((_, index) => index === tab) : sections;
  const first = firstEntered(sections, shape.title);
  const input = (field: FieldModel) => (
    <FieldInput
      key={field.name}
      shape={shape}
      field={field}
      values={values}
      mode={mode}
      autoFocus={mode === 'create' && field.name === first?.name}
    />
  );
  const goTo = (name: string) => {
    const index = sections.findIndex((section) => section.fields.some((field) => field.name === name));
    // The input has to be there before it can have the focus.
    if (index >= 0) flushSync(() => setTab(index));
    root.current
      ?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input:not([type=hidden], :disabled), textarea, button, [role=combobox])`)
      ?.focus();
  };
  return (
    <div ref={root}>
      <ErrorSummary fields={shape.fields} onChoose={goTo} />
      {isTabbed && (
        <Tabs value={tab} onChange={(_, next: number) => setTab(next)} variant="scrollable" sx={{ marginBottom: 2 }}>
          {sections.map((section, index) => (
            <Tab
              key={label(section) || index}
              label={label(section) || translate('views.other_details')}
              sx={section.fields.some((field) => errors[field.name]) ? { color: 'error.main' } : undefined}
            />
          ))}
        </Tabs>
      )}
      {shown.map((section, index) => (
        <Section key={label(section) || index} variant={frame === 'page' ? 'outlined' : 'elevation'} className={frame} component="section">
          {section.label !== null && !isTabbed && <h2>{label(section) || translate('views.other_details')}</h2>}
          <div className="grid">{section.fields.map(input)}</div>
        </Section>
      ))}
    </div>
  );
}

/** A new record begins at its title, or what is written before that; where the title follows from others, at what is entered first. */
function firstEntered(sections: readonly FormSection[], title: string | null | undefined): FieldModel | undefined {
  const entered = sections.flatMap(({ fields }) => fields).filter((field) => !isDerived(field));
  const upToTitle = entered.slice(0, entered.findIndex(({ name }) => name === title) + 1);
  return upToTitle.find(({ kind, name }) => kind === 'text' || name === title) ?? entered[0];
}

const Section = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: 20,
  borderRadius: 12,
  marginBottom: 16,
  maxWidth: pageWidth,
  '&.dialog': { padding: 0, borderRadius: 0, background: 'none', '& + &': { marginTop: 24 }, ':last-child': { marginBottom: 0 } },
  h2: { ...theme.typography.h3, margin: '0 0 16px' },
  '.grid': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '18px 24px', alignItems: 'start' },
  '.wide': { gridColumn: '1 / -1' },
  // What has the focus is not behind the bar with Save, which stays in sight.
  '&.page :is(input, textarea, button, [role=combobox])': { scrollMarginBottom: 96 },
  [theme.breakpoints.down('sm')]: {
    padding: 16,
    '&.page :is(input, textarea, button, [role=combobox])': { scrollMarginBottom: 176 },
    '&.dialog': { padding: 0 },
    '.grid': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
