/**
 * The floors of each part of the house, the lowest first; the names on one floor do not know each other, unless they stand in one
 * text with a `+` between them: those are one room with several doors. A folder that is not named here fails the test of the walls.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '': [['model'], ['resources'], ['i18n'], ['dataProvider', 'authProvider'], ['server', 'src']],
  model: [['values'], ['language'], ['kinds'], ['compile', 'reports', 'validation'], ['filters']],
  server: [
    ['config'],
    ['foundation'],
    ['access'],
    ['records'],
    ['domain'],
    ['capabilities'],
    ['extensions'],
    ['demo'],
    ['scheduledTasks.ts', 'systemTables.ts'],
    ['app.ts'],
    ['start.ts', 'commands'],
    ['main.ts'],
  ],
  'server/foundation': [['database', 'outgoing'], ['log.ts', 'activity', 'http'], ['tableFiles', 'jobs'], ['files'], ['mail', 'pdf']],
  'server/access': [['account + permissions + programs + sessions + signIn + twoFactor + .']],
  'server/records': [['comments + dependents + history + list + verbs + write + .'], ['settings'], ['session']],
  'server/domain': [
    ['cash', 'emailLooks', 'expenses', 'platform', 'setUp'],
    ['comments', 'guests'],
    ['sales + stock', 'receipts'],
    ['emailPreview', 'forecast', 'integrations', 'labour', 'liability', 'purchasing', 'tills'],
    ['alerts'],
  ],
  'server/capabilities': [
    ['openapi', 'reports', 'savedViews', 'search', 'webhooks'],
    ['exports'],
    ['bulk', 'removals', 'reportSchedules'],
    ['wholeBusiness'],
  ],
  'server/extensions': [['connectors', 'figures', 'hooks', 'readers'], ['verbs'], ['.']],
  src: [['theme'], ['foundation'], ['auth', 'kinds'], ['widgets'], ['views'], ['screens'], ['app'], ['App.tsx'], ['main.tsx']],
  'src/foundation': [
    ['choice', 'files', 'keys', 'leave', 'queryClient.ts'],
    ['logo'],
    ['language + settings'],
    ['loader', 'toasts'],
    ['errors + page + session'],
  ],
  'src/app': [['acting', 'navigation'], ['account'], ['keys', 'search', 'session'], ['preview'], ['layout'], ['.']],
  'src/views': [['parts'], ['form'], ['verbs'], ['list'], ['report'], ['settings', 'show']],
  'src/screens': [
    ['screen.ts'],
    ['account', 'bulk', 'counts', 'dashboard', 'floorPlan', 'integrations', 'inventory', 'orders', 'platform', 'roles', 'setUp', 'whole'],
    ['index.ts'],
  ],
};
