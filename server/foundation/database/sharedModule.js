const IMPORTS = 2;
const FUNCTION = 0;
const TABLE = 1;
const MEMORY = 2;
const GLOBAL = 3;
const TAG = 4;
const HAS_MOST = 1;
const SHARED_WITH_MOST = 3;

/**
 * The same WebAssembly module, but the memory it imports is declared as shared: two threads then see one memory. Nothing else of it
 * changes.
 * @param {BufferSource} source a module that imports its memory
 * @param {number} mostPages the most that the shared memory grows to
 * @throws Error where it imports none
 */
export function sharedModule(source, mostPages) {
  const bytes = new Uint8Array(source.buffer ?? source, source.byteOffset ?? 0, source.byteLength);
  const section = sectionOf(bytes);
  const { at, after } = memoryLimitsOf(bytes, section.start);
  const [least] = readNumber(bytes, at + 1);
  const limits = [SHARED_WITH_MOST, ...numberBytes(least), ...numberBytes(mostPages)];
  const length = section.end - section.start - (after - at) + limits.length;
  return Buffer.concat([
    bytes.subarray(0, section.at),
    Uint8Array.from([IMPORTS, ...numberBytes(length)]),
    bytes.subarray(section.start, at),
    Uint8Array.from(limits),
    bytes.subarray(after),
  ]);
}

function sectionOf(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const [length, start] = readNumber(bytes, at + 1);
    if (bytes[at] === IMPORTS) return { at, start, end: start + length };
    at = start + length;
  }
  throw new Error('The module imports nothing');
}

/** Where the limits of the imported memory stand. */
function memoryLimitsOf(bytes, start) {
  let [count, at] = readNumber(bytes, start);
  for (; count > 0; count -= 1) {
    at = afterName(bytes, afterName(bytes, at));
    const kind = bytes[at];
    at += 1;
    if (kind === MEMORY) return { at, after: afterLimits(bytes, at) };
    at = afterImport(bytes, at, kind);
  }
  throw new Error('The module imports no memory');
}

function afterImport(bytes, at, kind) {
  if (kind === FUNCTION) return readNumber(bytes, at)[1];
  if (kind === TABLE) return afterLimits(bytes, at + 1);
  if (kind === GLOBAL) return at + 2;
  if (kind === TAG) return readNumber(bytes, at + 1)[1];
  throw new Error(`The module imports something unknown (${kind})`);
}

function afterName(bytes, at) {
  const [length, start] = readNumber(bytes, at);
  return start + length;
}

function afterLimits(bytes, at) {
  const [, afterLeast] = readNumber(bytes, at + 1);
  return bytes[at] & HAS_MOST ? readNumber(bytes, afterLeast)[1] : afterLeast;
}

/** Numbers stand there seven bits a byte, the lowest first. */
function readNumber(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at];
    at += 1;
    value |= (byte & 127) << shift;
    if (byte < 128) return [value >>> 0, at];
  }
}

function numberBytes(value) {
  const bytes = [];
  for (let rest = value; ; ) {
    const low = rest & 127;
    rest >>>= 7;
    if (rest === 0) return [...bytes, low];
    bytes.push(low | 128);
  }
}
