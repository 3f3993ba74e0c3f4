import { Resource } from 'ra-core';
import { lazy, type ReactElement } from 'react';
import type { Model, ResourceModel } from '#/resources/schema/model.ts';
import { Allowed } from '#/src/views/Allowed.tsx';

const ResourceList = lazy(() => import('#/src/views/ResourceList.tsx'));
const ResourceForm = lazy(() => import('#/src/views/ResourceForm.tsx'));
const ResourceShow = lazy(() => import('#/src/views/ResourceShow.tsx'));

/** The routes of every resource, from the definitions: a screen for each of the generic five that the definition has. */
export function resourceScreens(model: Model): ReactElement[] {
  return Object.values(model.resources).map(resourceScreen);
}

function resourceScreen({ name, title, permissions }: ResourceModel): ReactElement {
  const { list, view = list, create, edit } = permissions;
  return (
    <Resource
      key={name}
      name={name}
      recordRepresentation={title}
      list={
        list ? (
          <Allowed action="list">
            <ResourceList />
          </Allowed>
        ) : undefined
      }
      create={
        create ? (
          <Allowed action="create">
            <ResourceForm mode="create" />
          </Allowed>
        ) : undefined
      }
      edit={
        edit ? (
          <Allowed action="edit">
            <ResourceForm mode="edit" />
          </Allowed>
        ) : undefined
      }
      show={
        view ? (
          <Allowed action="show">
            <ResourceShow />
          </Allowed>
        ) : undefined
      }
    />
  );
}
