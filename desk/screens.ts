import {ChartNoAxesColumn, House, Inbox, KeyRound, PencilLine, ScrollText, type IconNode} from 'lucide';
import type {ComponentType} from 'react';
import type {MemberRole} from '../contract/desk.ts';
import type {TextKey} from './language/texts.ts';

/** The parameters of a screen's path. */
export type ScreenProps = {readonly params: Readonly<Record<string, string>>};

/** A screen of the desk. */
export type DeskScreen = {
  /** A pattern of wouter, relative to `/desk`: `/people/:id`. */
  readonly path: string;
  /** The entry in the navigation; absent for a screen that only other screens link to. */
  readonly entry?: {
    readonly label: TextKey;
    readonly icon: IconNode;
    /** Whether the entry is behind "More" on a phone, because the bar has room for four. */
    readonly isMinor?: boolean;
  };
  /** The roles that see the entry; absent for all roles. The server enforces the access to the data. */
  readonly roles?: readonly MemberRole[];
  /** Loads the screen when the screen is first shown. */
  readonly load: () => Promise<{readonly default: ComponentType<ScreenProps>}>;
};

/** Every screen, in the order of the navigation. */
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
  {
    path: '/site',
    entry: {label: 'edit.title', icon: PencilLine, isMinor: true},
    load: () => import('./screen/edits/edits-screen.tsx'),
  },
  {path: '/site/hours', load: () => import('./screen/edits/hours-screen.tsx')},
  {path: '/site/campaigns', load: () => import('./screen/edits/campaigns-screen.tsx')},
  {path: '/site/testimonials', load: () => import('./screen/edits/testimonials-screen.tsx')},
  {path: '/site/templates', load: () => import('./screen/edits/templates-screen.tsx')},
  {path: '/more', load: () => import('./shell/more-screen.tsx')},
];
