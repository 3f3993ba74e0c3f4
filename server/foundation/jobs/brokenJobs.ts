import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';

/** Why a job was given up that broke at each of its tries: what broke stands in the log. */
export const IT_BROKE = say('requests.internal');
/** Why a job was given up over which one host after the other died. */
export const ITS_HOSTS_DIED = say('jobs.given_up');

/** Both as jobs keep them. Whatever else a job failed of, its work refused: a person's file, say. */
export const BROKE: readonly string[] = [IT_BROKE, ITS_HOSTS_DIED].map(keptText);
