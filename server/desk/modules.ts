import {auditRoutes} from './audit/audit.route.ts';
import {campaignRoutes} from './edits/campaigns.route.ts';
import {hoursRoutes} from './edits/hours.route.ts';
import {previewRoutes} from './edits/previews.route.ts';
import {templateRoutes} from './edits/templates.route.ts';
import {testimonialRoutes} from './edits/testimonials.route.ts';
import type {DeskModule} from './desk-parts.ts';
import {todayRoutes} from './attention/today.route.ts';
import {followUpRoutes} from './follow-up/follow-up.route.ts';
import {conversationRoutes} from './conversation/conversation.route.ts';
import {feedRoutes} from './feed/feed.route.ts';
import {inboxRoutes} from './inbox/inbox.route.ts';
import {meRoutes} from './member/me.route.ts';
import {keyRoutes} from './sign-in/keys.route.ts';
import {pushRoutes} from './push/push.route.ts';
import {noteRoutes} from './person/notes.route.ts';
import {personRoutes} from './person/person.route.ts';
import {reportRoutes} from './report/report.route.ts';
import {sharingRoutes} from './sharing/sharing.route.ts';

/** The parts of the desk that need a session. */
export const MODULES: readonly DeskModule[] = [
  meRoutes,
  keyRoutes,
  inboxRoutes,
  sharingRoutes,
  feedRoutes,
  conversationRoutes,
  personRoutes,
  noteRoutes,
  followUpRoutes,
  todayRoutes,
  reportRoutes,
  auditRoutes,
  hoursRoutes,
  campaignRoutes,
  testimonialRoutes,
  templateRoutes,
  previewRoutes,
  pushRoutes,
];
