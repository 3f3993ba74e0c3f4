import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Problem } from '#model/language';

/** Says why a value is refused, in the reader's language: the same keys as the host's sentences. */
export function useSentence(): (problem: Problem) => string {
  const translate = useTranslate();
  return useCallback((problem) => translate(`problems.${problem.key}`, { ...problem.params, _: problem.key }), [translate]);
}
