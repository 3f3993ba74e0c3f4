import { holdsAccess } from '#/authProvider/access.ts';
import { addLanguage } from '#/i18n/definitions.ts';
import { type HelpTexts, loadHelp } from '#/i18n/help.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import type { Language } from '#/i18n/languages.ts';
import { loadMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { type Reader, sayFrom } from '#/src/app/help/reader.ts';
import { topicsOf } from '#/src/app/help/topics.ts';
import { treeOf } from '#/src/app/session/loadSession.ts';
import { pageScreens } from '#/src/screens/index.ts';

/** Everything that anybody can hold. */
export const everyPermission = model.permissions.map(({ name }) => name);

/** Whom the help is for, and its texts, in a language. */
export async function readerWith(
  permissions: readonly string[],
  { language = 'en', ofPlatform = false }: { language?: Language; ofPlatform?: boolean } = {},
): Promise<{ reader: Reader; texts: HelpTexts }> {
  const [texts, messages] = await Promise.all([loadHelp(language), loadMessages(language), addLanguage(model, language)]);
  const { translate } = createI18nProvider(language, { ...messages, ...resourceLabels(model, language) }, async () => {});
  const tree = treeOf(model, permissions, { ofPlatform, isFullAccess: permissions === everyPermission });
  const reader: Reader = {
    model,
    locale: language,
    translate,
    can: (resource, action) => holdsAccess(model, tree.permissions, resource, action),
    holds: (permission) => tree.permissions.has(permission),
    topics: topicsOf({ model, tree, screens: pageScreens, translate }),
    say: sayFrom(texts.panel),
  };
  return { reader, texts };
}
