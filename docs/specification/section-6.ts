import type {Statements} from './statement.ts';

/** Roles and permissions: there are none. */
export const section6 = {
  's6-no-login': 'There is no login: no request answers 401, and no page has a password field.',
  's6-everything': 'Every visitor can use everything: each route answers a first request without a cookie.',
} as const satisfies Statements;
