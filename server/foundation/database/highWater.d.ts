/** Sets a number that two threads share, unless it is already higher. */
export declare function raise(shared: BigInt64Array, value: bigint): void;
