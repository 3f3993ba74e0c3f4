import { useLocaleState, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { enumLabel } from '#/model/kinds/enum.ts';
import { textOf } from '#model/language';
import type { PermissionCell, PermissionRow } from './permissionSlots.ts';

export interface PermissionWords {
  group: (name: string) => string;
  row: (row: Pick<PermissionRow, 'titleKey' | 'title' | 'variant'>) => string;
  /** The reports that it opens besides, each by its name. */
  opens: (row: Pick<PermissionRow, 'opens'>) => string[];
  cell: (cell: PermissionCell) => string;
}

/** How permissions, their rows and their groups are called, in the reader's language. */
export function usePermissionWords(): PermissionWords {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const group = useCallback((name: string) => translate(`groups.${name}.name`, { _: translate('roles.gone') }), [translate]);
  const row = useCallback<PermissionWords['row']>(
    ({ titleKey, title, variant }) => {
      const name = translate(titleKey, { smart_count: 2, _: title });
      return variant?.field.kind === 'enum' ? `${name} (${enumLabel(variant.field, variant.value, locale)})` : name;
    },
    [translate, locale],
  );
  const opens = useCallback<PermissionWords['opens']>(({ opens: keys }) => keys.map((key) => translate(key)), [translate]);
  const cell = useCallback<PermissionWords['cell']>(
    ({ action, verb }) => (action ? translate(`roles.actions.${action}`) : verb ? textOf(verb, 'label', locale) : ''),
    [translate, locale],
  );
  return { group, row, opens, cell };
}
