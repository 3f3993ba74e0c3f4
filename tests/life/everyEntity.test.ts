import { liveByKeyboard, livingResources } from '../support/life.ts';

liveByKeyboard(livingResources());
