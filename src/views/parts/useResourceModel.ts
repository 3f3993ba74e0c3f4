import { useResourceContext } from 'ra-core';
import { type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';

/** The definition behind the screen that is shown. */
export function useResourceModel(): ResourceModel {
  return resourceOf(model, useResourceContext() ?? '');
}
