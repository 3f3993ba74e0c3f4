/** Resource → id → what the record is called now. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;
