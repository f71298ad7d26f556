import {auditRoutes} from './audit/audit.route.ts';
import type {DeskModule} from './desk-parts.ts';
import {meRoutes} from './member/me.route.ts';
import {keyRoutes} from './sign-in/keys.route.ts';

/** The parts of the desk that need a session. One line each. */
export const MODULES: readonly DeskModule[] = [meRoutes, keyRoutes, auditRoutes];
