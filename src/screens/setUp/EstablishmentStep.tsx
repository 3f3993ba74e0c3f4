import { CreateBase, Form, ResourceContextProvider, useSaveContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { resourceOf } from '#/model/language/model.ts';
import { isTimezone } from '#/model/values/instants.ts';
import { model } from '#/resources/index.ts';
import type { SetUp } from '#/src/foundation/session/setUp.ts';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { defaultsOf } from '#/src/views/form/emptyRows.ts';
import { FormSections } from '#/src/views/form/FormSections.tsx';
import { FormToolbar } from '#/src/views/form/FormToolbar.tsx';
import { UnsavedWatch } from '#/src/views/form/UnsavedWatch.tsx';
import { useRecordValidation } from '#/src/views/form/useRecordValidation.ts';
import { useSaving } from '#/src/views/form/useSaving.ts';

const establishments = resourceOf(model, 'establishments');
/** What cannot wait; the rest stands in its form, and has a default. */
const ASKED = ['title', 'address', 'currency', 'timezone', 'business_day_starts_at'];
const shape = {
  ...establishments,
  fields: Object.fromEntries(ASKED.flatMap((name) => (establishments.fields[name] ? [[name, establishments.fields[name]]] : []))),
  form: undefined,
};

/** The first establishment: with the money of the business, and the clock of the browser. Once it is there the page goes on by itself. */
export function EstablishmentStep({ setUp }: { setUp: SetUp }) {
  return (
    <ResourceContextProvider value={establishments.name}>
      <Creating setUp={setUp} />
    </ResourceContextProvider>
  );
}

function Creating({ setUp }: { setUp: SetUp }) {
  // The session follows the new establishment, and the page with it.
  const { stored: _none, onResolved: _never, ...saving } = useSaving('create', undefined, () => undefined);
  return (
    <CreateBase resource={establishments.name} mutationMode="pessimistic" redirect={false} {...saving}>
      <EstablishmentForm setUp={setUp} />
    </CreateBase>
  );
}

function EstablishmentForm({ setUp: { currency, business_kind: kind } }: { setUp: SetUp }) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const context = useKindContext();
  const validate = useRecordValidation(shape);
  const defaults = useMemo(() => {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return {
      ...defaultsOf(shape.fields, context),
      ...(currency && { currency }),
      ...(isTimezone(timezone) && { timezone }),
      behaviour: kind === 'shop' ? 'retail' : 'restaurant',
    };
  }, [context, currency, kind]);
  return (
    <Form defaultValues={defaults} validate={validate} mode="onBlur" reValidateMode="onChange" noValidate>
      <UnsavedWatch />
      <section aria-label={translate('shell.first_establishment.title')}>
        <FormShape value={shape.fields}>
          <FormSections shape={shape} mode="create" />
        </FormShape>
      </section>
      <FormToolbar saving={saving === true} />
    </Form>
  );
}
