import { documentTexts } from '#/i18n/documents.ts';
import { filled } from '#/i18n/translate.ts';
import { composeHtml } from './composeHtml.ts';
import { composeText } from './composeText.ts';
import type { Email, EmailContent } from './emailContent.ts';

/** Lays an email out as HTML and as text, in the direction of its language and with nothing loaded from elsewhere. */
export function emailOf(content: EmailContent): Email {
  const { to, subject, language, business, look } = content;
  const { foot, foot_with_answers: footWithAnswers } = documentTexts('mail', language);
  const replyTo = look?.replyTo ? { name: look.name ?? business, address: look.replyTo } : content.replyTo;
  const said = replyTo ? filled(footWithAnswers, { business, address: replyTo.address }) : filled(foot, { business });
  const attachments = [...(content.attachments ?? []), ...(look?.logo ? [look.logo] : [])];
  return {
    to,
    subject,
    html: composeHtml(content, said),
    text: composeText(content, said),
    ...(look?.name && { senderName: look.name }),
    ...(replyTo && { replyTo }),
    ...(attachments.length > 0 && { attachments }),
  };
}
