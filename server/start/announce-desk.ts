import type {Logger} from 'pino';
import {listMembers} from '../desk/member/member.store.ts';
import type {Store} from '../storage/store.ts';

/** Logs the address of the desk, and how to invite the first member. An unreadable store does not prevent the start. */
export const announceDesk = async (store: Store, origin: string, log: Logger): Promise<void> => {
  const members = await listMembers(store).catch(() => undefined);
  const isFirstTime = members?.every((member) => member.revoked_at !== null) ?? false;
  log.info(
    isFirstTime
      ? `The desk is at ${origin}/desk. To invite the first member: npm run -s desk -- invite you@example.com`
      : `The desk is at ${origin}/desk`,
  );
};
