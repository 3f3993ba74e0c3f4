import { useEffect, useState } from 'react';
import { addLanguage } from '#/i18n/definitions.ts';
import type { Language } from '#/i18n/languages.ts';
import { englishMessages, loadMessages } from '#/i18n/messages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';

interface AdminMessages {
  language: Language;
  messages: Messages;
}

/** Every text of a language with the definitions' own labels; while another language loads, the one before; null before the first. */
export function useAdminMessages(language: Language): AdminMessages | null {
  const [texts, setTexts] = useState<AdminMessages | null>(() => (language === 'en' ? labelled('en', englishMessages) : null));
  useEffect(() => {
    let current = true;
    const show = (messages: Messages) =>
      current && setTexts((before) => (before?.language === language ? before : labelled(language, messages)));
    Promise.all([loadMessages(language), addLanguage(model, language)]).then(
      ([messages]) => show(messages),
      (error: unknown) => {
        console.warn(`The texts in '${language}' could not be loaded`, error);
        show(englishMessages);
      },
    );
    return () => {
      current = false;
    };
  }, [language]);
  return texts;
}

function labelled(language: Language, messages: Messages): AdminMessages {
  return { language, messages: { ...messages, ...resourceLabels(model, language) } };
}
