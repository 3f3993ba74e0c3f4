/** What a row of a file says that is in stock, in one of the locations that the file knows. */
export interface FoundStock {
  number: number;
  /** As the file calls it; '' where it names none. */
  location: string;
  quantity: string;
  /** The item, where the row is none of the file's own products. */
  item?: string;
  sku?: string;
}

/** A gift card that a file has, with what is left on it. */
export interface FoundCard {
  number: number;
  code: string;
  balance: string;
  /** As the file says them; '' where it does not. */
  currency: string;
  expires: string;
}

/** Points of a guest that a file has. */
export interface FoundPoints {
  number: number;
  card: string;
  points: string;
  email: string;
  phone: string;
}

/** A column of quantities for each location: what stands in its cells, without those that are empty. */
export function stockColumns<R extends { number: number; cell(...headings: string[]): string }>(
  rows: readonly R[],
  columns: readonly { heading: string; location: string }[],
): FoundStock[] {
  return rows.flatMap((row) =>
    columns.flatMap(({ heading, location }) => {
      const quantity = row.cell(heading);
      return quantity ? [{ number: row.number, location, quantity }] : [];
    }),
  );
}
