import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

/**
 * Loaded before a program (`node --import`), in its main thread and its workers alike: writes down everything that it does to the
 * files below RECORDED_FOLDER, in order, into RECORDED_JOURNAL. A change is written down after it was made and a sync before it was
 * asked for, so that among threads the journal never claims more than the disk was told.
 *
 * Record: length of the head (4 bytes), the head as JSON, the written bytes.
 */
const folder = resolve(process.env.RECORDED_FOLDER);
const journal = fs.openSync(process.env.RECORDED_JOURNAL, 'a');
const real = { ...fs };
const constants = fs.constants;

fs.openSync = (path, flags, mode) => {
  const inside = relative(path);
  const fresh = inside !== undefined && !fs.existsSync(path);
  const file = real.openSync(path, flags, mode);
  if (inside !== undefined) opened(file, inside, flags, fresh);
  return file;
};

fs.open = (path, flags, mode, callback) => {
  const done = callback ?? mode;
  const inside = relative(path);
  real.open(path, flags, callback ? mode : 0o666, (error, file) => {
    if (!error && inside !== undefined) opened(file, inside, flags, false);
    done(error, file);
  });
};

fs.closeSync = (file) => {
  note({ op: 'close', file });
  return real.closeSync(file);
};

fs.close = (file, done) => {
  note({ op: 'close', file });
  real.close(file, done);
};

fs.writeSync = (file, data, offset, length, position) => {
  const written = real.writeSync(file, data, offset, length, position);
  const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset + (offset ?? 0), written);
  note({ op: 'write', file, at: typeof position === 'number' ? position : -1 }, bytes);
  return written;
};

fs.writeFileSync = (path, data, options) => {
  const inside = relative(path);
  const fresh = inside !== undefined && !fs.existsSync(path);
  real.writeFileSync(path, data, options);
  if (inside === undefined) return;
  note({ op: fresh ? 'create' : 'empty', path: inside });
  note({ op: 'writePath', path: inside }, Buffer.from(data));
};

fs.ftruncateSync = (file, size = 0) => {
  real.ftruncateSync(file, size);
  note({ op: 'truncate', file, size });
};

fs.truncateSync = (path, size = 0) => {
  real.truncateSync(path, size);
  if (relative(path) !== undefined) note({ op: 'truncatePath', path: relative(path), size });
};

for (const name of ['fsyncSync', 'fdatasyncSync']) {
  fs[name] = (file) => {
    note({ op: 'syncBegins', file });
    real[name](file);
    note({ op: 'syncEnds', file });
  };
}

for (const name of ['fsync', 'fdatasync']) {
  fs[name] = (file, done) => {
    note({ op: 'syncBegins', file });
    real[name](file, (error) => {
      if (!error) note({ op: 'syncEnds', file });
      done(error);
    });
  };
}

fs.mkdirSync = (path, options) => {
  const made = real.mkdirSync(path, options);
  if (relative(path) !== undefined) note({ op: 'folder', path: relative(path) });
  return made;
};

fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  if (relative(from) !== undefined) note({ op: 'rename', path: relative(from), to: relative(to) });
};

for (const name of ['unlinkSync', 'rmdirSync', 'rmSync']) {
  fs[name] = (path, options) => {
    real[name](path, options);
    if (relative(path) !== undefined) note({ op: 'remove', path: relative(path) });
  };
}

for (const name of ['symlinkSync', 'linkSync', 'copyFileSync', 'cpSync', 'appendFileSync', 'writevSync', 'createWriteStream']) {
  fs[name] = () => {
    throw new Error(`The disk recorder does not know ${name}: teach it before relying on the simulation`);
  };
}

syncBuiltinESMExports();

function opened(file, path, flags, fresh) {
  if (fresh) note({ op: 'create', path });
  else if (typeof flags === 'number' ? flags & constants.O_TRUNC : flags.startsWith('w')) note({ op: 'empty', path });
  note({ op: 'open', file, path });
}

/** The path below the folder; undefined outside it, and for the lock file, which is no part of the database. */
function relative(path) {
  const absolute = resolve(String(path));
  if (absolute === folder) return '';
  if (!absolute.startsWith(`${folder}/`) || absolute.includes('/host.lock')) return undefined;
  return absolute.slice(folder.length + 1);
}

function note(head, bytes = Buffer.alloc(0)) {
  const text = Buffer.from(JSON.stringify({ ...head, bytes: bytes.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  real.writeSync(journal, Buffer.concat([length, text, bytes]));
}
