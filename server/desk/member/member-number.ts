import type {DeskMember} from '../../../contract/desk.ts';
import type {Store} from '../../storage/store.ts';
import {memberFrom} from './desk-member.ts';
import {activeMembers} from './member.store.ts';

/** Returns the number of a member in the ids of outbox rows, which accept only digits: the member's id, a UUID, as one number. */
export const memberNumber = (memberId: string): string =>
  BigInt(`0x${memberId.replaceAll('-', '')}`).toString();

/** Finds the member with a number, unless revoked. */
export const memberOfNumber = async (
  store: Pick<Store, 'read'>,
  number: string,
): Promise<(DeskMember & {readonly hasDigest: boolean}) | undefined> => {
  const found = (await activeMembers(store)).find(({id}) => memberNumber(id) === number);
  return found && {...memberFrom(found), hasDigest: found.has_digest === 1};
};
