import { say } from '#/i18n/sentences.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import { ApiError, conflict, internal, invalid, malformed, NOTHING_HERE, notFound, tooLarge, unavailable } from './apiError.ts';

/**
 * The refusal that an error stands for. Errors of the framework and of the database that are the caller's doing get
 * their status; everything else is a 500 whose text stays here.
 */
export function toApiError(error: unknown, bodyLimitBytes: number): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseError) return databaseRefusal(error);
  if (NO_ROOM.includes(codeOf(error))) return unavailable(say('requests.disk_full'));
  return frameworkRefusals[codeOf(error)]?.(bodyLimitBytes) ?? internal();
}

const frameworkRefusals: Readonly<Record<string, (bodyLimitBytes: number) => ApiError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => malformed(say('requests.send_json')),
  FST_ERR_CTP_EMPTY_TYPE: () => malformed(say('requests.send_json')),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => malformed(say('requests.empty_body')),
  FST_ERR_CTP_INVALID_JSON_BODY: () => malformed(say('requests.not_json')),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => malformed(say('requests.wrong_length')),
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  // So long an id nobody has.
  FST_ERR_MAX_PARAM_LENGTH: () => notFound(),
  // Like any other address that nothing stands at: a probe learns nothing from how it is refused.
  FST_ERR_BAD_URL: () => notFound(NOTHING_HERE),
  FST_ERR_MAX_URL_LENGTH: () => malformed(say('requests.address_too_long')),
};

/** The file system has no room, or its owner may use no more of it. */
const NO_ROOM: readonly string[] = ['ENOSPC', 'EDQUOT'];

/** A route that knows its table names the field itself; these are the answers for what reaches us untold. */
function databaseRefusal({ code, sqlstate = '', sentence }: DatabaseError): ApiError {
  if (code === 'unavailable') return unavailable(sentence);
  if (code === 'unique') return conflict(say('requests.values_taken'));
  if (code === 'foreign_key') return conflict(say('requests.referred_to'));
  if (lostRaces.includes(sqlstate)) return conflict(say('requests.changed_at_once'));
  if (sqlstate.startsWith(dataException)) return invalid({ body: [say('requests.value_too_large')] });
  return internal();
}

/** Serialisation failure and deadlock. */
const lostRaces: readonly string[] = ['40001', '40P01'];
const dataException = '22';

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
