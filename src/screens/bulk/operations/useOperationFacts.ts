import { useTranslate } from 'ra-core';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { kinds } from '#/model/kinds/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';

/** The file of an operation, who started it and when, in a line. */
export function useOperationFacts(): (operation: BulkOperation) => string {
  const translate = useTranslate();
  const context = useKindContext();
  return ({ file_name, user_name, created_at }) => {
    const at = kinds.datetime.format(created_at, { kind: 'datetime' }, context);
    return [file_name, translate('views.by_at', { name: user_name, at })].filter(Boolean).join(' · ');
  };
}
