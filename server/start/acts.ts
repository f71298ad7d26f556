import {addMessageAct} from '../chat/add-message.act.ts';
import {handOverAct} from '../chat/hand-over.act.ts';
import {leaveContactAct} from '../chat/leave-contact.act.ts';
import {replyAct} from '../chat/reply.act.ts';
import {startConversationAct} from '../chat/start-conversation.act.ts';
import {takeOverAct} from '../desk/conversation/take-over.act.ts';
import {changeStateAct} from '../desk/inbox/change-state.act.ts';
import {joinInboxAct} from '../desk/inbox/join-inbox.act.ts';
import {markReadAct} from '../desk/inbox/mark-read.act.ts';
import {shareRecordAct} from '../desk/sharing/share-record.act.ts';
import {addCountsAct} from '../counts/add-counts.act.ts';
import {claimAct} from '../delivery/claim.act.ts';
import {dispatchAct} from '../delivery/dispatch.act.ts';
import {settleAct} from '../delivery/settle.act.ts';
import {probeAct} from '../health/readiness.ts';
import {registerKeysAct} from '../keys/register-keys.act.ts';
import type {Act} from '../storage/store.ts';
import {purgeEvidenceAct, purgeRecordsAct} from '../retention/purge.act.ts';
import {eraseAct} from '../retention/erase-submission.act.ts';
import {indexRecordsAct} from '../submission/inbox/index-records.act.ts';
import {recordAct} from '../submission/record-submission.act.ts';
import {withdrawAct} from '../withdrawal/withdraw.act.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- only the caller of an act knows its input type; the list needs its name alone
const all: readonly Act<any, unknown>[] = [
  recordAct,
  indexRecordsAct,
  probeAct,
  registerKeysAct,
  eraseAct,
  purgeEvidenceAct,
  purgeRecordsAct,
  withdrawAct,
  dispatchAct,
  claimAct,
  settleAct,
  startConversationAct,
  addMessageAct,
  handOverAct,
  leaveContactAct,
  replyAct,
  joinInboxAct,
  changeStateAct,
  markReadAct,
  takeOverAct,
  shareRecordAct,
  addCountsAct,
];

/** Lists every act that a store can perform, by name. The thread of the SQLite file reads this list. */
export const acts: ReadonlyMap<string, Act<unknown, unknown>> = new Map(all.map((act) => [act.name, act]));
