import { liveByKeyboard, livingResources } from '#/tests/support/life.ts';

liveByKeyboard(livingResources().filter((_, place) => place % 2 === 0));
