import {ChartNoAxesColumn, House, Inbox, KeyRound, ScrollText, type IconNode} from 'lucide';
import type {ComponentType} from 'react';
import type {MemberRole} from '../contract/desk.ts';
import type {TextKey} from './language/texts.ts';

/** The parts of the path that a screen's pattern names. */
export type ScreenProps = {readonly params: Readonly<Record<string, string>>};

/** A screen of the desk. */
export type DeskScreen = {
  /** A pattern of wouter's, relative to `/desk`: `/people/:id`. */
  readonly path: string;
  /** Its entry in the navigation; left out for a screen that other screens lead to. */
  readonly entry?: {
    readonly label: TextKey;
    readonly icon: IconNode;
    /** On a phone, stands behind "More": the bar has room for four. */
    readonly isMinor?: boolean;
  };
  /** Who sees the entry; everybody when left out. The server decides who gets the data. */
  readonly roles?: readonly MemberRole[];
  /** Loads the screen when it is first shown. */
  readonly load: () => Promise<{readonly default: ComponentType<ScreenProps>}>;
};

/** Every screen, in the order of the navigation. One line each. */
export const SCREENS: readonly DeskScreen[] = [
  {
    path: '/',
    entry: {label: 'today.title', icon: House},
    load: () => import('./screen/today/today-screen.tsx'),
  },
  {path: '/people/:id', load: () => import('./screen/person/person-screen.tsx')},
  {
    path: '/inbox',
    entry: {label: 'inbox.title', icon: Inbox},
    load: () => import('./screen/inbox/inbox-screen.tsx'),
  },
  {
    path: '/report',
    entry: {label: 'report.title', icon: ChartNoAxesColumn, isMinor: true},
    load: () => import('./screen/report/report-screen.tsx'),
  },
  {path: '/conversations/:id', load: () => import('./screen/conversation/conversation-screen.tsx')},
  {
    path: '/account',
    entry: {label: 'account.title', icon: KeyRound, isMinor: true},
    load: () => import('./account/account-screen.tsx'),
  },
  {
    path: '/audit',
    entry: {label: 'audit.title', icon: ScrollText, isMinor: true},
    roles: ['owner'],
    load: () => import('./audit/audit-screen.tsx'),
  },
  {path: '/more', load: () => import('./shell/more-screen.tsx')},
];
