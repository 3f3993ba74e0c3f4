import { Resource } from 'ra-core';
import { type ComponentType, lazy, type ReactElement } from 'react';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { ReplacingScreen } from '#/src/screens/screen.ts';
import { Allowed } from '#/src/views/parts/Allowed.tsx';

interface Views {
  list: ComponentType;
  show: ComponentType;
  form: ComponentType<{ mode: 'create' | 'edit' }>;
}

const loadList = () => import('#/src/views/list/ResourceList.tsx');
const ListWithForms = lazy(async () => {
  // Its list comes beside it rather than after it; where that fails, the list itself says so.
  loadList().catch(() => undefined);
  return import('#/src/views/list/ListWithForms.tsx');
});

const generic: Views = {
  list: lazy(loadList),
  show: lazy(() => import('#/src/views/show/ResourceShow.tsx')),
  form: lazy(() => import('#/src/views/form/ResourceForm.tsx')),
};

/**
 * The routes of every resource, from the definitions: a screen for each of the generic five that the definition has, the generic one or
 * what takes its place. To be made once: another route is another page.
 */
export function resourceScreens(model: Model, replacing: readonly ReplacingScreen[]): ReactElement[] {
  return Object.values(model.resources).map((resource) => resourceScreen(resource, viewsOf(resource, replacing)));
}

function viewsOf({ name }: ResourceModel, replacing: readonly ReplacingScreen[]): Views {
  const own = replacing.filter(({ replaces }) => replaces.resource === name);
  const found = Object.fromEntries(
    own.map(({ replaces, load }) => [replaces.view, lazy(load as () => Promise<{ default: ComponentType }>)]),
  );
  return { ...generic, ...found };
}

function resourceScreen({ name, title, permissions, form }: ResourceModel, { list: List, form: Form, show: Show }: Views): ReactElement {
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
