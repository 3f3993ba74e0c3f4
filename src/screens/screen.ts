import type { ComponentType } from 'react';

/** A screen with an address of its own. */
export interface PageScreen {
  /** Its route: `/profile`, `/orders/:id/timeline`. It goes before an address of the roof's own that is the same. */
  path: string;
  /** The i18n key of its name: in the menu, in the tab, as a breadcrumb. */
  label: string;
  /** A Material icon's name. */
  icon: string;
  /** The menu group it stands in (a folder of `resources/`); without one it has no menu item. */
  group?: string;
  /** Its place in the group, among the orders that definitions give; 100 where absent, which is after those that give none. */
  order?: number;
  /** Any one of these opens it; none: everybody who is signed in. */
  permissions: readonly string[];
  /** Only the platform's own people, or only a business's. */
  callers?: 'platform' | 'client';
  /** Only people who may do everything in a business, as its owner: no permission says that. */
  owners?: boolean;
  /** About the person, not the business: shut to a super-admin who acts inside one. */
  selfOnly?: boolean;
  /** A page to begin with: the first such page that one may open is where one is led from `/`. */
  start?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}

/** A screen in the place of the generic one of a resource: at its addresses, under its permissions. */
export type ReplacingScreen =
  | { replaces: { resource: string; view: 'list' | 'show' }; load: () => Promise<{ default: ComponentType }> }
  | { replaces: { resource: string; view: 'form' }; load: () => Promise<{ default: ComponentType<{ mode: 'create' | 'edit' }> }> };

/** What a definition cannot say, in `src/screens/<area>/screen.ts`: its first line says why. */
export type Screen = PageScreen | ReplacingScreen;
