import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { numberFormat } from '#/model/values/intl.ts';

/** An operation in words of the reader's language. */
export interface OperationWords {
  /** `Import: Taxes`. */
  title(operation: BulkOperation): string;
  /** `Importing…`. */
  doing(operation: BulkOperation): string;
  /** What came of it, in a sentence. */
  outcome(operation: BulkOperation): string;
  /** `Completed`. */
  status(operation: BulkOperation): string;
  /** `12 added · 1 rejected`: only what there is. */
  counts(operation: BulkOperation): string;
}

/** The words of operations. */
export function useOperationWords(): OperationWords {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useMemo(() => {
    const resourceName = (name: string) => translate(`resources.${name}.name`, { smart_count: 2, _: name });
    return {
      title(operation) {
        const names = operation.resources.map(resourceName);
        return translate(`bulk.titles.${kindOf(operation)}`, { names: names.join(', ') });
      },
      doing: (operation) => translate(`bulk.doing.${kindOf(operation)}`),
      outcome(operation) {
        const { status, failed } = operation;
        const isPartly = operation.type === 'import' && failed > 0;
        return translate(`bulk.outcomes.${status === 'completed' ? kindOf(operation) + (isPartly ? '_partly' : '') : status}`);
      },
      status: ({ status }) => translate(`bulk.status.${status}`),
      counts(operation) {
        return Object.entries(countsOf(operation))
          .filter(([, count]) => count > 0)
          .map(([key, count]) => translate(`bulk.counts.${key}`, { smart_count: count, count: numberFormat(locale, {}).format(count) }))
          .join(' · ');
      },
    };
  }, [translate, locale]);
}

/** What an operation is called by: a look ahead and the taking back of an edit have words of their own. */
function kindOf({ type, dry_run, undone_type }: BulkOperation): string {
  if (dry_run) return type === 'edit' ? 'look' : 'check';
  return type === 'undo' && undone_type === 'edit' ? 'undo_edit' : type;
}

function countsOf({ type, dry_run, created, updated, unchanged, deleted, failed, rows_read }: BulkOperation): Record<string, number> {
  if (type === 'export') return { rows: rows_read };
  if (type === 'undo') return { deleted, restored: updated, kept: failed };
  if (type === 'edit') return dry_run ? { to_update: updated, unchanged, refused: failed } : { updated, unchanged, refused: failed };
  return dry_run ? { to_create: created, to_update: updated, unchanged, to_correct: failed } : { created, updated, unchanged, failed };
}
