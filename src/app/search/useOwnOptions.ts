import { useLocale, useTranslate } from 'ra-core';
import { allowsPath } from '#/authProvider/permissionTree.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { searchText } from '#/model/values/searchText.ts';
import { model } from '#/resources/index.ts';
import { useOwnScreens } from '#/src/app/account/useOwnScreens.ts';
import { DASHBOARD_PATH } from '#/src/app/navigation/startPath.ts';
import { helpPath } from '#/src/foundation/page/helpPath.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { begins, type SearchOption, wantedNew } from './options.ts';
import { textInside } from './wordsInside.ts';

const MAX_PAGES = 4;
const MAX_ACTIONS = 4;
/** 'new' alone names everything that can be begun. */
const MAX_BEGUN = 8;

interface OwnOptions {
  /** What was asked for by a word for beginning something: 'add tax'. */
  begun: SearchOption[];
  pages: SearchOption[];
  actions: SearchOption[];
  /** Every page there is, for what leads back to one. */
  allPages: SearchOption[];
}

/** The pages that one may open, and what one can begin or do from anywhere: those that what is typed names, all pages where nothing is. */
export function useOwnOptions(typed: string): OwnOptions {
  const locale = useLocale();
  const allPages = usePages();
  const { creating, others } = useActions();
  const begun = useCreateOptions(typed, creating);
  const all = [...creating.map(({ option }) => option), ...others];
  if (!typed.trim()) return { begun: [], pages: allPages, actions: others, allPages };
  const named = ({ label, details = [] }: SearchOption) => begins(typed, label, ...details);
  const start = searchText(typed);
  const rank = ({ label }: SearchOption) => (searchText(label).startsWith(start) ? label.length : Number.MAX_SAFE_INTEGER);
  const byName = (options: readonly SearchOption[]) => options.filter(named).toSorted((one, other) => rank(one) - rank(other));
  const byLabel = byName(allPages);
  const inside = allPages.flatMap((page) => {
    const text = byLabel.includes(page) || !('to' in page) ? undefined : textOfPage(page.to, typed, locale);
    return text === undefined ? [] : [{ ...page, details: [text, ...(page.details ?? [])] }];
  });
  return {
    begun,
    pages: [...byLabel, ...inside].slice(0, MAX_PAGES),
    actions: byName(all)
      .filter(({ key }) => !begun.some((one) => one.key === key))
      .slice(0, MAX_ACTIONS),
    allPages,
  };
}

function textOfPage(path: string, typed: string, locale: string): string | undefined {
  const [, name] = /^\/(?:reports|settings)\/([^/]+)$/.exec(path) ?? [];
  return name === undefined ? undefined : textInside(name, typed, locale);
}

interface Creating {
  resource: ResourceModel;
  option: SearchOption;
  /** What it makes, singular and plural. */
  names: readonly string[];
}

/** What a word for beginning something and the name of a thing ask for, in whichever order. */
function useCreateOptions(typed: string, creating: readonly Creating[]): SearchOption[] {
  const translate = useTranslate();
  const fillers = translate('search.filler_words');
  const verbs = translate('search.begin_words');
  const invites = translate('search.invite_words');
  const found = creating.filter(({ resource, names, option }) => {
    // Whom one gives a sign-in is invited, too.
    const isInvited = Object.values(resource.fields).some(({ kind }) => kind === 'password');
    const wanted = wantedNew(typed, { verbs: isInvited ? `${verbs} ${invites}` : verbs, fillers });
    return wanted !== undefined && names.some((name) => begins(wanted, name, option.label));
  });
  const exact = ({ names }: Creating) => {
    const wanted = wantedNew(typed, { verbs: `${verbs} ${invites}`, fillers }) ?? '';
    return Math.min(...names.map((name) => (searchText(name).startsWith(wanted) ? name.length : Number.MAX_SAFE_INTEGER)));
  };
  return found
    .toSorted((one, other) => exact(one) - exact(other))
    .slice(0, MAX_BEGUN)
    .map(({ option }) => option);
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
    page: { path: to },
  });
  const entries = tree.nestedRoutes.flatMap(({ name, entries: inGroup }) =>
    inGroup.map(({ path, labelKey, icon }) => page(path, translate(labelKey, { smart_count: 2 }), icon, translate(`groups.${name}.name`))),
  );
  const dashboard: SearchOption = {
    key: DASHBOARD_PATH,
    to: DASHBOARD_PATH,
    label: translate('shell.dashboard'),
    icon: 'SpaceDashboard',
    group,
    page: { path: DASHBOARD_PATH },
  };
  const help: SearchOption = { key: helpPath(), to: helpPath(), label: translate('shell.help'), icon: 'HelpOutline', group };
  return [
    ...(allowsPath(tree, DASHBOARD_PATH) ? [dashboard] : []),
    ...entries,
    ...own.map(({ path, label, icon }) => page(path, translate(label), icon, translate('shell.account'))),
    help,
  ];
}

function useActions(): { creating: Creating[]; others: SearchOption[] } {
  const translate = useTranslate();
  const { tree, signOut } = useSession();
  const { togglePanel } = useSettingsContext();
  const can = useCan();
  const group = translate('search.actions');
  const inMenu = new Set(tree.nestedRoutes.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const makeable = Object.values(model.resources).filter(({ name }) => inMenu.has(`/${name}`) && can(name, 'create'));
  return {
    creating: makeable.map((resource) => {
      const { name, icon } = resource;
      const names = [1, 2].map((count) => translate(`resources.${name}.name`, { smart_count: count }));
      const label = translate('views.add', inBothCases(names[0] ?? ''));
      return { resource, names, option: { key: `create ${name}`, to: `/${name}/create`, label, icon, group } };
    }),
    others: [
      { key: 'appearance', act: togglePanel, label: translate('appearance.open'), icon: 'Tune', group },
      { key: 'sign out', act: () => void signOut(), label: translate('shell.sign_out'), icon: 'Logout', group },
    ],
  };
}
