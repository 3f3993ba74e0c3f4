import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { model } from '#/resources/index.ts';
import { accountEmail } from '#/server/access/account/accounts.ts';
import { addUser } from '#/server/access/account/addUser.ts';
import { passwords, randomPassword, refusedPassword } from '#/server/access/passwords.ts';
import { type Config, ConfigError, readConfig } from '#/server/config/config.ts';
import { DatabaseInUse } from '#/server/foundation/database/lockFile.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { explained } from '#/server/foundation/log.ts';
import { systemTables } from '#/server/systemTables.ts';

/**
 * `npm run create-admin -- <email>`: makes a super-admin with full access. Asks for the password, or makes one where nobody can be asked.
 */
async function createAdmin(config: Config, argument: string | undefined): Promise<void> {
  const email = accountEmail(argument ?? '');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new ConfigError('Name the e-mail address: npm run create-admin -- name@example.com');
  // Opened first: a host that has the database is found out before a password is asked for.
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl });
  try {
    await migrate(database, model, systemTables);
    const asked = process.stdin.isTTY ? await askPassword() : '';
    const password = asked === '' ? randomPassword() : asked;
    const passwordHash = await passwords().hash(password);
    const user = {
      clientId: PLATFORM_CLIENT,
      email,
      firstName: 'Super',
      lastName: 'Admin',
      passwordHash,
      userType: 'admin' as const,
      isFullAccess: true,
    };
    await database.platform((tx) => addUser(tx, model, user));
    process.stdout.write(
      `${email} can sign in now${asked === '' ? `, with the password ${password} (change it after the first sign-in)` : ''}.\n`,
    );
  } finally {
    await database.close();
  }
}

/** Reads a password that is not shown. Empty: one shall be made. Throws ConfigError where it is unfit. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Password (empty: one is made): ');
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  const refusal = password === '' ? undefined : refusedPassword(password);
  if (refusal) throw new ConfigError(`This password does not do: ${refusal}`);
  return password;
}

function explain(error: unknown): string {
  if (error instanceof DatabaseInUse) return `${error.message} Then run this command again.`;
  if (error instanceof ApiError)
    return (
      Object.values(error.errors ?? {})
        .flat()
        .join('\n') || error.message
    );
  if (error instanceof ConfigError) return error.message;
  return explained(error);
}

try {
  await createAdmin(readConfig(process.env), process.argv[2]);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
