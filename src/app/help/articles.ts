/** The articles written by hand, and the pages each belongs to: nowhere else is this said. Their texts stand in `i18n/<language>/help/`. */
export const ARTICLES = {} as const satisfies Readonly<Record<string, readonly string[]>>;
