import { say } from '#/i18n/sentences.ts';
import { problem } from '#model/language';
import { invalid } from './apiError.ts';

/** As many as one request may name. */
const MOST = 1000;
export const NAMED_TWICE = say('requests.named_twice');

/**
 * The establishments that a request names in either word, or undefined where it names none. Named in both, or one of them twice, it is
 * refused: whichever were left out would be missed by whoever asked. @throws ApiError 422
 */
export function namedEstablishments({
  establishment_id: one,
  establishment_ids: several,
}: Readonly<Record<string, unknown>>): number[] | undefined {
  if (isGiven(one) && isGiven(several)) throw invalid({ establishment_ids: [NAMED_TWICE] });
  if (isGiven(one)) {
    if (typeof one !== 'number' || !Number.isSafeInteger(one)) throw invalid({ establishment_id: [problem('wrong_type_id')] });
    return [one];
  }
  if (!isGiven(several)) return undefined;
  if (!Array.isArray(several)) throw invalid({ establishment_ids: [problem('wrong_type_list')] });
  if (!several.every((id) => Number.isSafeInteger(id))) throw invalid({ establishment_ids: [problem('wrong_type_id')] });
  if (several.length > MOST) throw invalid({ establishment_ids: [problem('too_many_lines', { max: MOST })] });
  if (new Set(several).size < several.length) throw invalid({ establishment_ids: [NAMED_TWICE] });
  return several.length ? several : undefined;
}

/** The one establishment that a request without a body of its own names, in its query or in a body all the same. @throws ApiError 422 */
export function namedEstablishment(
  query: Readonly<Record<string, unknown>>,
  body: Readonly<Record<string, unknown>> = {},
): number | undefined {
  const { establishment_id: said } = query;
  const { establishment_id: sent } = body;
  if (Array.isArray(said) || (isGiven(said) && isGiven(sent))) throw invalid({ establishment_id: [NAMED_TWICE] });
  const named = said ?? sent;
  if (!isGiven(named)) return undefined;
  // What has no text of its own cannot be made one.
  const isText = typeof named === 'string' || typeof named === 'number';
  if (!isText || !/^[1-9]\d{0,14}$/.test(String(named))) throw invalid({ establishment_id: [problem('wrong_type_id')] });
  return Number(named);
}

const isGiven = (value: unknown) => value !== undefined && value !== null;
