import yauzl from 'yauzl';

/**
 * The parts of a ZIP on the disk, none of them unpacked yet. Nothing believes what the file says of their sizes: who reads a part counts.
 * @param {string} path
 */
export async function openZip(path) {
  const zip = await yauzl.openPromise(path, { decodeStrings: false, autoClose: false });
  const parts = new Map();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toString('utf8');
      if (parts.has(name) || entry.isEncrypted() || ![0, 8].includes(entry.compressionMethod)) return refused(zip, name);
      parts.set(name, entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    names: [...parts.keys()],
    odd: undefined,
    sizeOf: (name) => parts.get(name)?.uncompressedSize ?? 0,
    read: (name) => bytesOf(zip, parts.get(name)),
    close: () => zip.close(),
  };
}

/** A part that stands there twice, is locked, or is packed in a way that no export is. */
function refused(zip, odd) {
  zip.close();
  return { names: [], odd, sizeOf: () => 0, read: () => [], close: () => undefined };
}

async function* bytesOf(zip, entry) {
  const stream = await new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  try {
    yield* stream;
  } finally {
    stream.destroy();
  }
}
