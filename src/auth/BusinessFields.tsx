import { useMemo, useState } from 'react';
import { nameOfCode } from '#/model/values/intl.ts';
import { businessKinds } from '#/resources/reference/businessKinds.ts';
import { countryCodes, countryName, currencyOfCountry } from '#/resources/reference/countries.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import { useLanguage } from '#/src/foundation/language/LanguageContext.ts';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';
import type { FormProblems } from './useOutsideForm.ts';

/** What a new business is: its name and kind, where it is, and the money it takes, which follows the country until one says otherwise. */
export function BusinessFields({ problems }: { problems: FormProblems }) {
  const { t, language } = useLanguage();
  const [country, setCountry] = useState(guessedCountry);
  const [currency, setCurrency] = useState(() => currencyOfCountry(country) ?? '');
  const [isOwnChoice, setOwnChoice] = useState(false);
  const { countries, money } = useMemo(() => optionsIn(language), [language]);
  return (
    <>
      <Field
        id="businessName"
        name="businessName"
        label={t('auth.business_name')}
        autoComplete="organization"
        error={problems.businessName}
      />
      <SelectField
        name="businessKind"
        label={t('auth.business_kind')}
        options={businessKinds.map(({ value }) => ({ value, label: t(`auth.business_kinds.${value}`) }))}
        error={problems.businessKind}
      />
      <div className="pair">
        <SelectField
          name="country"
          label={t('auth.country')}
          options={countries}
          value={country}
          onChange={(code) => {
            setCountry(code);
            if (!isOwnChoice) setCurrency(currencyOfCountry(code) ?? '');
          }}
          autoComplete="country"
          error={problems.country}
        />
        <SelectField
          name="currency"
          label={t('auth.currency')}
          options={money}
          value={currency}
          onChange={(code) => {
            setCurrency(code);
            setOwnChoice(true);
          }}
          error={problems.currency}
        />
      </div>
    </>
  );
}

/** Where the browser says that it is at home; nothing where it does not say. */
function guessedCountry(): string {
  const [, region = ''] = /^[a-z]{2,3}(?:[-_][A-Za-z]{4})?[-_]([A-Z]{2})\b/.exec(navigator.language) ?? [];
  return countryCodes.includes(region) ? region : '';
}

/** Countries and currencies by their names in a language, in its order. */
function optionsIn(language: string) {
  const inOrder = (options: { value: string; label: string }[]) =>
    options.sort((one, other) => one.label.localeCompare(other.label, language));
  return {
    countries: inOrder(countryCodes.map((value) => ({ value, label: countryName(value, language) }))),
    money: inOrder(currencies.map(({ code }) => ({ value: code, label: `${nameOfCode('currency', code, language)} (${code})` }))),
  };
}
