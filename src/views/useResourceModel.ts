import { useResourceContext } from 'ra-core';
import { model } from '#/resources/index.ts';
import { type ResourceModel, resourceOf } from '#/resources/schema/model.ts';

/** The definition behind the screen that is shown. */
export function useResourceModel(): ResourceModel {
  return resourceOf(model, useResourceContext() ?? '');
}
