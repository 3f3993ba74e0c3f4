import { liveByKeyboard, livingResources } from '#/tests/support/life.ts';

liveByKeyboard(livingResources().filter((_, index) => index % 2 === 0));
