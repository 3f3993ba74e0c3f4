import type { Model } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import type { FetchOutside } from '#/server/foundation/outgoing/outside.ts';

/** What webhooks stand on. */
export interface WebhookHost {
  database: Database;
  model: Model;
  mailer: Mailer;
  fetchOutside: FetchOutside;
  /** Opens a sealed secret; undefined where it is somebody else's, or was sealed under another secret of the host. */
  open(sealed: string, owner: string): string | undefined;
}
