/** What is told of a piece of work: words and figures of the program's own, nobody's name, and nothing that a caller wrote. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that an operator may see as a span of a trace. */
export interface Piece {
  name: string;
  facts?: Facts;
  /** It waits for another program. */
  isOutside?: boolean;
}

/** Adds what is known only meanwhile; `isFailed`: the work went wrong, though it throws nothing. */
export type Note = (facts: Facts, isFailed?: boolean) => void;

/** Does a piece of work, and tells whoever traces it; what the work throws goes on to the caller. */
export type Traced = <T>(piece: Piece, work: (note: Note) => Promise<T>) => Promise<T>;

/** Where nobody traces. */
export const untraced: Traced = (_piece, work) => work(() => undefined);
