import { Resource } from 'ra-core';
import { type ComponentType, lazy, type ReactElement } from 'react';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { Allowed } from '#/src/views/parts/Allowed.tsx';
import { genericLoaders, loadListWithForms, ownLoadersOf, type ResourceLoaders } from './pageLoaders.ts';

type ComponentOf<L> = L extends () => Promise<{ default: infer C }> ? C : never;
type Views = { [view in keyof ResourceLoaders]: ComponentOf<ResourceLoaders[view]> };

const ListWithForms = lazy(loadListWithForms);
const generic: Views = { list: lazy(genericLoaders.list), show: lazy(genericLoaders.show), form: lazy(genericLoaders.form) };

/**
 * The routes of every resource, from the definitions: a screen for each of the generic five that the definition has, the generic one or
 * what takes its place. To be made once: another route is another page.
 */
export function resourceScreens(model: Model): ReactElement[] {
  return Object.values(model.resources).map((resource) => resourceScreen(resource, viewsOf(resource)));
}

function viewsOf(resource: ResourceModel): Views {
  const own = Object.entries(ownLoadersOf(resource.name)).map(([view, load]) => [
    view,
    lazy(load as () => Promise<{ default: ComponentType }>),
  ]);
  return { ...generic, ...Object.fromEntries(own) };
}

function resourceScreen(resource: ResourceModel, { list: List, form: Form, show: Show }: Views): ReactElement {
  const { name, title, permissions, form } = resource;
  const { list, view, create, edit } = permissions;
  // The list's own route has the forms that stand over it.
  const isOverList = form?.dialog === true && list !== undefined;
  return (
    <Resource
      key={name}
      name={name}
      recordRepresentation={title}
      hasCreate={Boolean(create)}
      hasEdit={Boolean(edit)}
      list={
        isOverList ? (
          <ListWithForms>
            <List />
          </ListWithForms>
        ) : list ? (
          <Allowed action="list">
            <List />
          </Allowed>
        ) : undefined
      }
      create={
        create && !isOverList ? (
          <Allowed action="create">
            <Form mode="create" />
          </Allowed>
        ) : undefined
      }
      edit={
        edit && !isOverList ? (
          <Allowed action="edit">
            <Form mode="edit" />
          </Allowed>
        ) : undefined
      }
      show={
        view ? (
          <Allowed action="show">
            <Show />
          </Allowed>
        ) : undefined
      }
    />
  );
}
