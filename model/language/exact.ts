type WordsOf<S> = S extends unknown ? keyof S : never;
type At<S, K> = S extends unknown ? (K extends keyof S ? S[K] : never) : never;
type Plain = string | number | boolean | null | undefined | readonly unknown[];

/**
 * What was inferred of an options object, with every word that its shape does not have turned into `never`, at every depth: an object that
 * is inferred as a whole takes any word otherwise, and a limit that is misspelt is silently none.
 */
export type Exact<O, S> = O extends Plain ? O : { [K in keyof O]: K extends WordsOf<S> ? Exact<O[K], At<S, K>> : never };
