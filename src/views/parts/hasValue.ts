import { isValues } from '#/model/values/shapes.ts';
import { isEmpty } from '#model/language';

/** Whether there is something to read in a field's value; JSON that holds nothing is none. */
export function hasValue(value: unknown): boolean {
  return !isEmpty(value) && !(isValues(value) && Object.keys(value).length === 0);
}
