import { useCallback } from 'react';
import type { ResourceModel } from '#/model/language/model.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { changedFields } from '#/model/values/sameValue.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useSentence } from '#/src/kinds/useSentence.ts';
import { withoutEmptyRows } from './emptyRows.ts';

type Values = Record<string, unknown>;

/**
 * Judges a form's values as the host will, and says what is wrong in the shape of the form. @param before what is stored, where a record is
 * changed
 */
export function useRecordValidation(
  resource: Pick<ResourceModel, 'fields' | 'rules'>,
  before?: Readonly<Values>,
): (values: Values) => Values {
  const context = useKindContext();
  const sentence = useSentence();
  return useCallback(
    (values) => {
      const errors: Values = {};
      const record = withoutEmptyRows(resource.fields, values);
      const given = before && changedFields(Object.keys(resource.fields), record, before);
      for (const [path, [first]] of Object.entries(validateRecord(resource, record, context, given)))
        if (first) setError(errors, path.split('.'), sentence(first));
      return errors;
    },
    [resource, before, context, sentence],
  );
}

/** `items.2.price` goes into `{ items: [,, { price }] }`. */
function setError(errors: Values, [head = '', ...rest]: string[], message: string): void {
  const [next] = rest;
  if (next === undefined) {
    errors[head] = message;
    return;
  }
  const isList = /^\d+$/.test(next);
  const below = (errors[head] ?? (isList ? [] : {})) as Values;
  errors[head] = below;
  if (Array.isArray(below)) for (let at = below.length; at <= Number(next); at += 1) below.push({});
  setError(below, rest, message);
}
