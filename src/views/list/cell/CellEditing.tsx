import type { RaRecord } from 'ra-core';
import { createContext, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FieldModel } from '#/model/language/model.ts';

// A form again: loaded when somebody changes a cell.
const CellEditor = lazy(() => import('./CellEditor.tsx'));

interface EditedCell {
  /** As its list has it. */
  record: RaRecord;
  field: FieldModel;
  /** Where it stands in the page. */
  anchor: HTMLElement;
}

interface Editing {
  isEditing: boolean;
  edit: (cell: EditedCell) => void;
}

/** How the rows or cards of a list have one of their values changed where it stands. */
export const CellEditing = createContext<Editing>({
  isEditing: false,
  edit: () => {
    throw new Error('A cell is edited outside of a list');
  },
});

/**
 * The one editor of all cells of a list. It stands around the rows, not in them: a phone that is turned shows a table in place of cards,
 * and what is typed stays.
 */
export function CellEditingProvider({ children }: { children: ReactNode }) {
  const [cell, setCell] = useState<EditedCell | null>(null);
  const isEditing = cell !== null;
  const editing = useMemo<Editing>(() => ({ isEditing, edit: setCell }), [isEditing]);
  return (
    <CellEditing value={editing}>
      {children}
      {cell && (
        <Suspense fallback={null}>
          <CellEditor {...cell} onClose={() => setCell(null)} />
        </Suspense>
      )}
    </CellEditing>
  );
}
