import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { FieldModel } from '#/resources/schema/model.ts';
import { useResourceModel } from './useResourceModel.ts';

/** A field's label in the reader's language. */
export function useFieldLabel(): (field: Pick<FieldModel, 'name' | 'label'>) => string {
  const translate = useTranslate();
  const { name } = useResourceModel();
  return useCallback((field) => translate(`resources.${name}.fields.${field.name}`, { _: field.label }), [translate, name]);
}
