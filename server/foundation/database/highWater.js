/**
 * Sets a number that two threads share, unless it is already higher.
 * @param {BigInt64Array} shared over a SharedArrayBuffer; its first number counts
 * @param {bigint} value
 */
export function raise(shared, value) {
  let seen = Atomics.load(shared, 0);
  while (seen < value) {
    const found = Atomics.compareExchange(shared, 0, seen, value);
    if (found === seen) return;
    seen = found;
  }
}
