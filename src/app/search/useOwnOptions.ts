import { useTranslate } from 'ra-core';
import { allowsPath } from '#/authProvider/permissionTree.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { model } from '#/resources/index.ts';
import { useOwnScreens } from '#/src/app/account/useOwnScreens.ts';
import { DASHBOARD_PATH } from '#/src/app/navigation/startPath.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { begins, type SearchOption } from './options.ts';

const MAX_PAGES = 4;
const MAX_ACTIONS = 4;

/** The pages that one may open, and what one can begin or do from anywhere: those that what is typed names, all pages where nothing is. */
export function useOwnOptions(typed: string): { pages: SearchOption[]; actions: SearchOption[] } {
  const pages = usePages();
  const actions = useActions();
  if (!typed.trim()) return { pages, actions: actions.filter((option) => !('to' in option)) };
  const named = ({ label, details = [] }: SearchOption) => begins(typed, label, ...details);
  const start = typed.trim().toLowerCase();
  const place = ({ label }: SearchOption) => (label.toLowerCase().startsWith(start) ? label.length : Number.MAX_SAFE_INTEGER);
  const byName = (options: readonly SearchOption[]) => options.filter(named).toSorted((one, other) => place(one) - place(other));
  return { pages: byName(pages).slice(0, MAX_PAGES), actions: byName(actions).slice(0, MAX_ACTIONS) };
}

function usePages(): SearchOption[] {
  const translate = useTranslate();
  const { tree } = useSession();
  const own = useOwnScreens();
  const group = translate('search.pages');
  const page = (to: string, label: string, icon: string, within: string): SearchOption => ({
    key: to,
    to,
    label,
    icon,
    group,
    details: [within],
  });
  const places = tree.nestedRoutes.flatMap(({ name, places: inGroup }) =>
    inGroup.map(({ path, labelKey, icon }) => page(path, translate(labelKey, { smart_count: 2 }), icon, translate(`groups.${name}.name`))),
  );
  const dashboard: SearchOption = {
    key: DASHBOARD_PATH,
    to: DASHBOARD_PATH,
    label: translate('shell.dashboard'),
    icon: 'SpaceDashboard',
    group,
  };
  return [
    ...(allowsPath(tree, DASHBOARD_PATH) ? [dashboard] : []),
    ...places,
    ...own.map(({ path, label, icon }) => page(path, translate(label), icon, translate('shell.account'))),
  ];
}

function useActions(): SearchOption[] {
  const translate = useTranslate();
  const { tree, signOut } = useSession();
  const { togglePanel } = useSettingsContext();
  const can = useCan();
  const group = translate('search.actions');
  const inMenu = new Set(tree.nestedRoutes.flatMap(({ places }) => places.map(({ path }) => path)));
  const makeable = Object.values(model.resources).filter(({ name }) => inMenu.has(`/${name}`) && can(name, 'create'));
  return [
    ...makeable.map(({ name, icon }): SearchOption => {
      const label = translate('views.add', inBothCases(translate(`resources.${name}.name`, { smart_count: 1 })));
      return { key: `create ${name}`, to: `/${name}/create`, label, icon, group };
    }),
    { key: 'appearance', act: togglePanel, label: translate('appearance.open'), icon: 'Tune', group },
    { key: 'sign out', act: () => void signOut(), label: translate('shell.sign_out'), icon: 'Logout', group },
  ];
}
