import type {DeskModule} from './desk-parts.ts';
import {meRoutes} from './member/me.route.ts';

/** The parts of the desk that need a session. One line each. */
export const MODULES: readonly DeskModule[] = [meRoutes];
