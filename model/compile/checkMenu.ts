import { DefinitionError } from '#/model/language/definitionError.ts';
import type { MenuItem } from '#/model/language/menu.ts';
import type { Model } from '#/model/language/model.ts';
import { nameOne } from '#/model/language/nearest.ts';

/** Checks that menu items stand under headings that their group has, and that no heading stands above nothing. @throws DefinitionError */
export function checkMenu({ groups, resources, reports, settings }: Model): void {
  const items: readonly { name: string; group: string; menu?: MenuItem | false }[] = [resources, reports, settings].flatMap((all) =>
    Object.values(all),
  );
  for (const group of groups) {
    const own = items.filter((one) => one.group === group.name);
    const used = new Set<string>();
    for (const { name, menu } of own) {
      const heading = menu ? menu.heading : undefined;
      if (!heading) continue;
      used.add(heading);
      if (!(heading in group.headings))
        throw new DefinitionError(
          `${name}.menu.heading`,
          `is '${heading}', which is no heading of the group '${group.name}'`,
          nameOne(heading, Object.keys(group.headings)),
        );
    }
    for (const heading of Object.keys(group.headings))
      if (!used.has(heading))
        throw new DefinitionError(
          `group ${group.name}`,
          `has the heading '${heading}', under which nothing stands`,
          'say it in the menu of a definition, or take it away',
          `resources/${group.name}/group.ts`,
        );
  }
}
