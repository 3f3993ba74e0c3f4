import { Form, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { CallError } from '#/authProvider/call.ts';
import type { ProfileChange } from '#/authProvider/ownAccount.ts';
import { failureOf } from '#/dataProvider/hostError.ts';
import { languageOf } from '#/i18n/languages.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { ownAccount } from '#/src/foundation/session/account.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { FormSections } from '#/src/views/form/FormSections.tsx';
import { FormToolbar } from '#/src/views/form/FormToolbar.tsx';
import { UnsavedWatch } from '#/src/views/form/UnsavedWatch.tsx';
import { useRecordValidation } from '#/src/views/form/useRecordValidation.ts';
import { AccountHeading } from './AccountHeading.tsx';
import { Identity } from './Identity.tsx';

type Values = Record<string, unknown>;

/** The user's own fields, as the definition has them; the picture is named as in the profile. */
const { first_name, last_name, avatar, language } = resourceOf(model, 'users').fields;
const fields = Object.fromEntries(
  Object.entries({ first_name, last_name, language, avatar_url: avatar }).flatMap(([name, field]) =>
    field ? [[name, { ...field, name }]] : [],
  ),
);
const shape = { fields };

/** One's own name, picture and language. */
export default function ProfilePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const { user, reloadProfile } = useSession();
  const { language: shown, changeLanguage } = useLanguage();
  const validate = useRecordValidation(shape);
  const [isSaving, setSaving] = useState(false);
  const record = useMemo(() => ({ id: user.id, ...valuesOf(user) }), [user]);

  async function save({ id: _id, ...values }: Values): Promise<Values | undefined> {
    setSaving(true);
    try {
      const { data } = await ownAccount.saveProfile(valuesOf(values));
      notify('account.profile_saved', { type: 'success' });
      const wanted = languageOf(data.user.language);
      // Another language starts the dashboard anew, so it comes last.
      await reloadProfile();
      if (wanted !== shown && wanted !== languageOf(user.language)) await changeLanguage(wanted);
      return undefined;
    } catch (error) {
      notify(failureOf(error).message, { type: 'error' });
      return error instanceof CallError
        ? Object.fromEntries(Object.entries(error.errors).map(([name, [sentence]]) => [name, sentence]))
        : undefined;
    } finally {
      setSaving(false);
    }
  }
  return (
    <>
      <AccountHeading title={translate('account.profile')} />
      <Identity />
      <Form record={record} onSubmit={save} validate={validate} mode="onBlur" reValidateMode="onChange" noValidate>
        <UnsavedWatch />
        <FormShape value={shape.fields}>
          <FormSections shape={shape} mode="edit" />
        </FormShape>
        <FormToolbar saving={isSaving} />
      </Form>
    </>
  );
}

function valuesOf({ first_name, last_name, language, avatar_url }: Values | ProfileChange): ProfileChange {
  return { first_name, last_name, language: language ?? 'en', avatar_url: avatar_url ?? null } as ProfileChange;
}
