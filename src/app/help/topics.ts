import type { MenuEntry, PermissionTree } from '#/authProvider/permissionTree.ts';
import type { Model } from '#/model/language/model.ts';
import { leadsTo } from '#/src/foundation/page/leadsTo.ts';
import type { PageScreen } from '#/src/screens/screen.ts';

/** A page that has help. */
export interface Topic {
  path: string;
  /** As the menu calls it. */
  title: string;
  icon: string;
  /** The menu group it stands in; pages outside the menu have none. */
  group?: string;
  /** Stands on another page: it is found, and in no list. */
  isPart?: true;
  /** The definition it shows, by its name; a screen of its own shows none. */
  resource?: string;
  report?: string;
  settings?: string;
}

interface Opened {
  model: Model;
  tree: PermissionTree;
  screens: readonly PageScreen[];
  translate: (key: string, options?: object) => string;
}

/** Every page that a person may open, by its path, in the menu's order: what stands here is all that the help speaks of. */
export function topicsOf({ model, tree, screens, translate }: Opened): ReadonlyMap<string, Topic> {
  const found = new Map<string, Topic>();
  const add = (path: string, topic: Omit<Topic, 'path' | 'resource' | 'report' | 'settings'>) =>
    found.has(path) || found.set(path, { path, ...topic, ...definitionOf(model, path) });
  const outside = screens.filter(({ path, group }) => !group && !path.includes(':') && tree.allowedPaths.includes(path));
  for (const { path, label, icon, start } of outside) if (start) add(path, { title: translate(label), icon });
  for (const { name: group, entries } of tree.nestedRoutes)
    for (const entry of entries) {
      add(entry.path, { title: translate(entry.labelKey, { smart_count: 2 }), icon: entry.icon, group });
      for (const path of entry.covers ?? []) addReport(path, entry, group);
    }
  for (const { path, label, icon } of outside) {
    const group = tree.nestedRoutes.find(({ entries }) => entries.some((entry) => leadsTo(entry, path)))?.name;
    add(path, { title: translate(label), icon, ...(group !== undefined && { group }) });
  }
  return found;

  /** A report that stands on another one's page. */
  function addReport(path: string, { icon }: MenuEntry, group: string) {
    const report = model.reports[path.replace('/reports/', '')];
    if (report && tree.permissions.has(report.permission))
      add(path, { title: translate(`reports.${report.name}.name`), icon, group, isPart: true });
  }
}

/** The page that somebody is on: the one whose path leads furthest there. Undefined where it has no help. */
export function topicAt(topics: ReadonlyMap<string, Topic>, pathname: string): Topic | undefined {
  return [...topics.values()].filter((topic) => leadsTo(topic, pathname)).reduce<Topic | undefined>(longer, undefined);
}

/** Topics by their menu group; those outside the menu last. Without those that stand on another page. */
export function byGroup(topics: Iterable<Topic>): Map<string | undefined, Topic[]> {
  const groups = new Map<string | undefined, Topic[]>();
  for (const topic of topics) if (!topic.isPart) groups.set(topic.group, [...(groups.get(topic.group) ?? []), topic]);
  return new Map([...groups].toSorted(([one], [other]) => Number(one === undefined) - Number(other === undefined)));
}

const longer = (one: Topic | undefined, other: Topic) => (one && one.path.length > other.path.length ? one : other);

function definitionOf(model: Model, path: string): Pick<Topic, 'resource' | 'report' | 'settings'> {
  const [, area = '', name] = path.split('/');
  if (name === undefined) return model.resources[area] ? { resource: area } : {};
  if (area === 'reports' && model.reports[name]) return { report: name };
  return area === 'settings' && model.settings[name] ? { settings: name } : {};
}
