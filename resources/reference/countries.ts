import { nameOfCode } from '#/model/values/intl.ts';
import { currencies } from './currencies.ts';

/** The currency that each country pays in → these countries (ISO 3166-1 alpha-2). */
const byCurrency: Readonly<Record<string, string>> = {
  AED: 'AE',
  AUD: 'AU CC CX HM KI NF NR TV',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG GS IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO BV SJ',
  NZD: 'NZ CK NU PN TK',
  PHP: 'PH',
  PLN: 'PL',
  QAR: 'QA',
  RUB: 'RU',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  USD: 'US AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI',
  ZAR: 'ZA',
};

/** Those whose money is not among the supported currencies. */
const others =
  'AF AG AI AL AM AO AQ AR AW AZ BA BB BD BF BH BI BJ BM BN BO BS BT BW BY BZ CD CF CG CI CL CM CO CR CU CV CW DJ DM DO DZ EG EH ER ET FJ ' +
  'FK GA GD GE GH GI GM GN GQ GT GW GY HN HT IQ IR IS JM JO KE KG KH KM KN KP KW KY KZ LA LB LC LK LR LS LY MA MD MG MK ML MM MN MO MR MS MU ' +
  'MV MW MZ NA NC NE NG NI NP OM PE PF PG PK PY RO RS RW SB SC SD SH SL SN SO SR SS ST SX SY SZ TD TG TJ TM TN TO TT TW TZ UA UG UY UZ VC VE ' +
  'VN VU WF WS YE ZM ZW';

const currencyByCountry = new Map<string, string>(
  Object.entries(byCurrency).flatMap(([currency, codes]) => codes.split(' ').map((code) => [code, currency] as const)),
);

/** Every country's ISO 3166-1 alpha-2 code, in order. */
export const countryCodes: readonly string[] = [...currencyByCountry.keys(), ...others.split(' ')].sort();

/** The supported currency that a country pays in; undefined where that is none of these, or the country is unknown. */
export function currencyOfCountry(country: string): string | undefined {
  const currency = currencyByCountry.get(country);
  return currencies.some(({ code }) => code === currency) ? currency : undefined;
}

/** A country's name in a language, as the platform knows it. */
export function countryName(code: string, locale: string): string {
  return nameOfCode('region', code, locale);
}
