import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { holdsAccess } from '#/authProvider/access.ts';
import { type HelpTexts, loadHelp } from '#/i18n/help.ts';
import { languageOf } from '#/i18n/languages.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageScreens } from '#/src/screens/index.ts';
import { helpOf } from './helpOf.ts';
import { type Reader, sayFrom } from './reader.ts';
import { searchedOf } from './searched.ts';
import type { Searched } from './searchHelp.ts';
import { topicsOf } from './topics.ts';

/** The help for whoever is signed in, once its texts are here. */
export interface ReaderHelp {
  reader: Reader;
  texts: HelpTexts;
  /** Every page with what the help says of it; made when it is first asked for. */
  searched: () => readonly Searched[];
}

/** Loads the help's texts in the language of the moment. */
export function useHelp(): { help?: ReaderHelp; error: Error | null; retry: () => void } {
  const translate = useTranslate();
  const locale = useLocale();
  const language = languageOf(locale);
  const { tree, acting } = useSession();
  const {
    data: texts,
    error,
    refetch,
  } = useQuery({ queryKey: ['help', language], queryFn: () => loadHelp(language), staleTime: Infinity });
  const help = useMemo(() => {
    if (!texts) return undefined;
    const screens = pageScreens.filter(({ selfOnly }) => !(selfOnly && acting));
    const topics = topicsOf({ model, tree, screens, translate });
    const can = (resource: string, action: string) => holdsAccess(model, tree.permissions, resource, action, tree.everywhere);
    const holds = (permission: string) => tree.permissions.has(permission);
    const reader: Reader = { model, locale, translate, can, holds, topics, say: sayFrom(texts.panel) };
    let searched: readonly Searched[] | undefined;
    return {
      reader,
      texts,
      searched: () => {
        searched ??= searchedOf([...topics.values()].map((topic) => helpOf(topic, texts, reader)));
        return searched;
      },
    };
  }, [texts, tree, acting, locale, translate]);
  return { ...(help && { help }), error, retry: () => void refetch() };
}
