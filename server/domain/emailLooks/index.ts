import { sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import { textIn, type Values } from '#/model/values/shapes.ts';
import { colors } from '#/resources/reference/colors.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { EmailLook } from '#/server/foundation/mail/emailContent.ts';
import { readSettings } from '#/server/records/settings/storedSettings.ts';

/** The settings that say how emails look. */
export const EMAIL_LOOK = 'email_look';

/** Whose emails. */
export interface LookOwner {
  clientId: number;
  establishmentId: number;
}

/** How emails look. */
export interface EmailLooks {
  /** By the settings as they are now; undefined: the house's own look, for what belongs to no single establishment or one that is gone. */
  of(clientId: number, establishmentId: number | null | undefined): Promise<EmailLook | undefined>;
  /** By settings that nobody has saved yet. */
  like(owner: LookOwner, values: Values): Promise<EmailLook | undefined>;
}

interface LookParts {
  database: Database;
  model: Model;
  stored: StoredFiles;
}

/** Reads how emails look; their logo from the files, which may be gone: then there is none. */
export function emailLooks({ database, model, stored }: LookParts): EmailLooks {
  const settings = model.settings[EMAIL_LOOK];
  const lookOf = async (owner: LookOwner, given?: Values) => {
    const read = async (tx: Transaction) => ({
      values: given ?? (settings ? (await readSettings(tx, { ...owner, settings })).values : {}),
      establishment: await readEstablishment(tx, owner),
    });
    const { values, establishment } = await database.tenant(owner.clientId, read, { readonly: true });
    return establishment && lookFrom(stored, values, establishment.logo);
  };
  return {
    of: async (clientId, establishmentId) => (establishmentId ? lookOf({ clientId, establishmentId }) : undefined),
    like: lookOf,
  };
}

async function readEstablishment(tx: Transaction, { clientId, establishmentId }: LookOwner) {
  const { rows } = await sql<{ logo: string | null }>`
    select logo from tenant.establishments where client_id = ${clientId} and id = ${establishmentId}`.execute(tx);
  return rows[0];
}

const LOGO_ID = 'logo@email';

async function lookFrom(stored: StoredFiles, values: Values, ownLogo: string | null): Promise<EmailLook> {
  const address = textIn(values.logo) ?? ownLogo;
  const logo = address === null ? undefined : await stored.read(address);
  return {
    name: textIn(values.sender_name),
    replyTo: textIn(values.reply_to),
    color: hexOf(values.color),
    footer: textIn(values.footer)?.trim() || null,
    logo:
      logo && address !== null ? { filename: logo.name, contentType: logo.mediaType, content: logo.bytes, cid: LOGO_ID, address } : null,
  };
}

/** A named swatch, or a colour of one's own. */
function hexOf(value: unknown): string | null {
  const said = textIn(value);
  return colors.find((one) => one.value === said)?.color ?? said;
}
