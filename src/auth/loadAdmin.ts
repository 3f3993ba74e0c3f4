/** Loads everything behind the gate; called early, while a person types, so that it is here when they are in. */
export function loadAdmin() {
  return import('#/src/shell/Admin.tsx');
}
