/** A supported currency: its ISO 4217 code, the symbol beside amounts, its name, and the decimals of its minor unit. */
export interface Currency {
  code: string;
  symbol: string;
  name: string;
  decimals: number;
  labels: Readonly<Record<string, string>>;
}

/**
 * The 32 supported currencies (specification §9), in its order. Decimals are ISO 4217's, not those of everyday cash:
 * HUF and IDR keep two, although many systems show none.
 */
export const currencies: readonly Currency[] = [
  { code: 'USD', symbol: '$', name: 'US dollar', decimals: 2, labels: { ar: 'دولار أمريكي', es: 'Dólar estadounidense' } },
  { code: 'EUR', symbol: '€', name: 'Euro', decimals: 2, labels: { ar: 'يورو', es: 'Euro' } },
  { code: 'GBP', symbol: '£', name: 'Pound sterling', decimals: 2, labels: { ar: 'جنيه إسترليني', es: 'Libra esterlina' } },
  { code: 'JPY', symbol: '¥', name: 'Japanese yen', decimals: 0, labels: { ar: 'ين ياباني', es: 'Yen japonés' } },
  { code: 'CAD', symbol: 'CA$', name: 'Canadian dollar', decimals: 2, labels: { ar: 'دولار كندي', es: 'Dólar canadiense' } },
  { code: 'AUD', symbol: 'A$', name: 'Australian dollar', decimals: 2, labels: { ar: 'دولار أسترالي', es: 'Dólar australiano' } },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss franc', decimals: 2, labels: { ar: 'فرنك سويسري', es: 'Franco suizo' } },
  { code: 'CNY', symbol: 'CN¥', name: 'Chinese yuan', decimals: 2, labels: { ar: 'يوان صيني', es: 'Yuan renminbi' } },
  { code: 'SEK', symbol: 'kr', name: 'Swedish krona', decimals: 2, labels: { ar: 'كرونة سويدية', es: 'Corona sueca' } },
  { code: 'NZD', symbol: 'NZ$', name: 'New Zealand dollar', decimals: 2, labels: { ar: 'دولار نيوزيلندي', es: 'Dólar neozelandés' } },
  { code: 'MXN', symbol: 'MX$', name: 'Mexican peso', decimals: 2, labels: { ar: 'بيزو مكسيكي', es: 'Peso mexicano' } },
  { code: 'SGD', symbol: 'S$', name: 'Singapore dollar', decimals: 2, labels: { ar: 'دولار سنغافوري', es: 'Dólar singapurense' } },
  { code: 'HKD', symbol: 'HK$', name: 'Hong Kong dollar', decimals: 2, labels: { ar: 'دولار هونغ كونغ', es: 'Dólar hongkonés' } },
  { code: 'NOK', symbol: 'kr', name: 'Norwegian krone', decimals: 2, labels: { ar: 'كرونة نرويجية', es: 'Corona noruega' } },
  { code: 'KRW', symbol: '₩', name: 'South Korean won', decimals: 0, labels: { ar: 'وون كوري جنوبي', es: 'Won surcoreano' } },
  { code: 'TRY', symbol: '₺', name: 'Turkish lira', decimals: 2, labels: { ar: 'ليرة تركية', es: 'Lira turca' } },
  { code: 'RUB', symbol: '₽', name: 'Russian ruble', decimals: 2, labels: { ar: 'روبل روسي', es: 'Rublo ruso' } },
  { code: 'INR', symbol: '₹', name: 'Indian rupee', decimals: 2, labels: { ar: 'روبية هندية', es: 'Rupia india' } },
  { code: 'BRL', symbol: 'R$', name: 'Brazilian real', decimals: 2, labels: { ar: 'ريال برازيلي', es: 'Real brasileño' } },
  { code: 'ZAR', symbol: 'R', name: 'South African rand', decimals: 2, labels: { ar: 'راند جنوب أفريقي', es: 'Rand sudafricano' } },
  { code: 'AED', symbol: 'AED', name: 'UAE dirham', decimals: 2, labels: { ar: 'درهم إماراتي', es: 'Dírham de los Emiratos Árabes Unidos' } },
  { code: 'SAR', symbol: 'SAR', name: 'Saudi riyal', decimals: 2, labels: { ar: 'ريال سعودي', es: 'Rial saudí' } },
  { code: 'QAR', symbol: 'QAR', name: 'Qatari riyal', decimals: 2, labels: { ar: 'ريال قطري', es: 'Rial catarí' } },
  { code: 'THB', symbol: '฿', name: 'Thai baht', decimals: 2, labels: { ar: 'باخت تايلاندي', es: 'Bat tailandés' } },
  { code: 'IDR', symbol: 'Rp', name: 'Indonesian rupiah', decimals: 2, labels: { ar: 'روبية إندونيسية', es: 'Rupia indonesia' } },
  { code: 'MYR', symbol: 'RM', name: 'Malaysian ringgit', decimals: 2, labels: { ar: 'رينغيت ماليزي', es: 'Ringit malasio' } },
  { code: 'PHP', symbol: '₱', name: 'Philippine peso', decimals: 2, labels: { ar: 'بيزو فلبيني', es: 'Peso filipino' } },
  { code: 'DKK', symbol: 'kr', name: 'Danish krone', decimals: 2, labels: { ar: 'كرونة دنماركية', es: 'Corona danesa' } },
  { code: 'PLN', symbol: 'zł', name: 'Polish zloty', decimals: 2, labels: { ar: 'زلوتي بولندي', es: 'Esloti polaco' } },
  { code: 'HUF', symbol: 'Ft', name: 'Hungarian forint', decimals: 2, labels: { ar: 'فورينت هنغاري', es: 'Forinto húngaro' } },
  { code: 'CZK', symbol: 'Kč', name: 'Czech koruna', decimals: 2, labels: { ar: 'كرونة تشيكية', es: 'Corona checa' } },
  { code: 'ILS', symbol: '₪', name: 'Israeli new shekel', decimals: 2, labels: { ar: 'شيكل إسرائيلي جديد', es: 'Nuevo séquel israelí' } },
];

const decimals = new Map(currencies.map((currency) => [currency.code, currency.decimals]));

/** Decimals of a currency's minor unit; two for a code that is not supported. */
export function currencyDecimals(code: string): number {
  return decimals.get(code) ?? 2;
}
