/** A supported currency: its ISO 4217 code, the symbol beside amounts, its name in English, and the decimals of its minor unit. */
export interface Currency {
  code: string;
  symbol: string;
  name: string;
  decimals: number;
}

/**
 * The 32 supported currencies (specification §9), in its order. Decimals are ISO 4217's, not those of everyday cash:
 * HUF and IDR keep two, although many systems show none.
 */
export const currencies: readonly Currency[] = [
  { code: 'USD', symbol: '$', name: 'US dollar', decimals: 2 },
  { code: 'EUR', symbol: '€', name: 'Euro', decimals: 2 },
  { code: 'GBP', symbol: '£', name: 'Pound sterling', decimals: 2 },
  { code: 'JPY', symbol: '¥', name: 'Japanese yen', decimals: 0 },
  { code: 'CAD', symbol: 'CA$', name: 'Canadian dollar', decimals: 2 },
  { code: 'AUD', symbol: 'A$', name: 'Australian dollar', decimals: 2 },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss franc', decimals: 2 },
  { code: 'CNY', symbol: 'CN¥', name: 'Chinese yuan', decimals: 2 },
  { code: 'SEK', symbol: 'kr', name: 'Swedish krona', decimals: 2 },
  { code: 'NZD', symbol: 'NZ$', name: 'New Zealand dollar', decimals: 2 },
  { code: 'MXN', symbol: 'MX$', name: 'Mexican peso', decimals: 2 },
  { code: 'SGD', symbol: 'S$', name: 'Singapore dollar', decimals: 2 },
  { code: 'HKD', symbol: 'HK$', name: 'Hong Kong dollar', decimals: 2 },
  { code: 'NOK', symbol: 'kr', name: 'Norwegian krone', decimals: 2 },
  { code: 'KRW', symbol: '₩', name: 'South Korean won', decimals: 0 },
  { code: 'TRY', symbol: '₺', name: 'Turkish lira', decimals: 2 },
  { code: 'RUB', symbol: '₽', name: 'Russian ruble', decimals: 2 },
  { code: 'INR', symbol: '₹', name: 'Indian rupee', decimals: 2 },
  { code: 'BRL', symbol: 'R$', name: 'Brazilian real', decimals: 2 },
  { code: 'ZAR', symbol: 'R', name: 'South African rand', decimals: 2 },
  { code: 'AED', symbol: 'AED', name: 'UAE dirham', decimals: 2 },
  { code: 'SAR', symbol: 'SAR', name: 'Saudi riyal', decimals: 2 },
  { code: 'QAR', symbol: 'QAR', name: 'Qatari riyal', decimals: 2 },
  { code: 'THB', symbol: '฿', name: 'Thai baht', decimals: 2 },
  { code: 'IDR', symbol: 'Rp', name: 'Indonesian rupiah', decimals: 2 },
  { code: 'MYR', symbol: 'RM', name: 'Malaysian ringgit', decimals: 2 },
  { code: 'PHP', symbol: '₱', name: 'Philippine peso', decimals: 2 },
  { code: 'DKK', symbol: 'kr', name: 'Danish krone', decimals: 2 },
  { code: 'PLN', symbol: 'zł', name: 'Polish zloty', decimals: 2 },
  { code: 'HUF', symbol: 'Ft', name: 'Hungarian forint', decimals: 2 },
  { code: 'CZK', symbol: 'Kč', name: 'Czech koruna', decimals: 2 },
  { code: 'ILS', symbol: '₪', name: 'Israeli new shekel', decimals: 2 },
];

const decimals = new Map(currencies.map((currency) => [currency.code, currency.decimals]));

/** Decimals of a currency's minor unit; two for a code that is not supported. */
export function currencyDecimals(code: string): number {
  return decimals.get(code) ?? 2;
}
