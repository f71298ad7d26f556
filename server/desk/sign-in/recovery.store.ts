import {randomBytes} from 'node:crypto';
import type {DeskMember} from '../../../contract/desk.ts';
import type {Store} from '../../storage/store.ts';
import {memberFrom} from '../member/desk-member.ts';
import {secretHash} from '../../keys/secret.ts';

const CODES = 10;
const CODE_BYTES = 10;

// Crockford's base 32, without letters that look like a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const BITS_PER_LETTER = 5;

// Creates a code of 80 random bits in four groups of four characters.
const newCode = (): string => {
  let bits = randomBytes(CODE_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let at = 0; at < (CODE_BYTES * 8) / BITS_PER_LETTER; at += 1) {
    text += LETTERS[Number(bits & 31n)] ?? '';
    bits >>= BigInt(BITS_PER_LETTER);
  }
  return (text.match(/.{4}/gu) ?? []).join('-');
};

// Normalizes a typed code: upper or lower case, missing hyphens, O for 0, I or L for 1.
const normal = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/gu, '').replaceAll('o', '0').replaceAll(/[il]/gu, '1');

/** Creates ten recovery codes and deletes the earlier codes. Only hashes are stored. */
export const renewRecoveryCodes = async (
  store: Pick<Store, 'write'>,
  memberId: string,
): Promise<readonly string[]> => {
  const codes = Array.from({length: CODES}, newCode);
  await store.write(async (transaction) => {
    await transaction.deleteFrom('member_recovery').where('member_id', '=', memberId).execute();
    await transaction
      .insertInto('member_recovery')
      .values(codes.map((code) => ({code_sha256: secretHash(normal(code)), member_id: memberId})))
      .execute();
  });
  return codes;
};

/** Uses a recovery code up and returns the member; undefined if the code does not belong to the mail address. */
export const takeRecoveryCode = async (
  store: Pick<Store, 'write'>,
  {mail, code}: {readonly mail: string; readonly code: string},
): Promise<DeskMember | undefined> =>
  await store.write(async (transaction) => {
    // One statement: of two requests at the same moment, one deletes the code and the other finds none, and the time of the answer says nothing
    // about the mail address.
    const taken = await transaction
      .deleteFrom('member_recovery')
      .where('code_sha256', '=', secretHash(normal(code)))
      .where('member_id', 'in', (expression) =>
        expression
          .selectFrom('member')
          .select('id')
          .where('mail', '=', mail.toLowerCase())
          .where('revoked_at', 'is', null),
      )
      .returning('member_id')
      .executeTakeFirst();
    if (!taken) return undefined;
    return memberFrom(
      await transaction
        .selectFrom('member')
        .selectAll()
        .where('id', '=', taken.member_id)
        .executeTakeFirstOrThrow(),
    );
  });

/** Counts the unused codes of a member. */
export const countRecoveryCodes = async (store: Pick<Store, 'read'>, memberId: string): Promise<number> => {
  const {count} = await store.read((db) =>
    db
      .selectFrom('member_recovery')
      .select(({fn}) => fn.countAll().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
};
