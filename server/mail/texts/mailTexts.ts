import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** What letters say, in one language. */
export interface MailTexts {
  /** Under every letter. */
  foot(business: string): string;
  /** Under a letter whose answers are read. */
  footWithAnswers(business: string, address: string): string;
  greeting(name: string): string;
  resetCode: {
    subject: string;
    preview(minutes: number): string;
    lead(business: string): string;
    code: string;
    validity(minutes: number): string;
    notYou: string;
  };
  invitation: {
    subject(business: string): string;
    preview(hours: number): string;
    lead(business: string): string;
    validity(hours: number): string;
    notYou: string;
  };
  addressAwaited: {
    subject(business: string): string;
    preview: string;
    lead(business: string): string;
    way(business: string): string;
    notYou: string;
  };
  receipt: {
    subject(business: string): string;
    preview(orderNumber: string, total: string): string;
    notYou: string;
  };
  report: {
    lead(report: string, file: string): string;
    why: string;
  };
  purchaseOrder: {
    subject(name: string, business: string): string;
    ordered(file: string): string;
    returned(file: string): string;
    why(business: string): string;
  };
}

/** The languages that letters are written in; the dashboard's own. */
export const mailTexts = { en, ar, es } satisfies Record<string, MailTexts>;
export type MailLanguage = keyof typeof mailTexts;

/** A user's language as a letter's; English where there is none of that name. */
export function mailLanguageOf(language: string | null | undefined): MailLanguage {
  return language && Object.hasOwn(mailTexts, language) ? (language as MailLanguage) : 'en';
}

export function directionOf(language: MailLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
