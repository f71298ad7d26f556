import {ChatPresenceSchema, ConversationSchema} from '../../contract/chat.schema.ts';
import type {DeskHeaders} from '../program/desk-member.ts';
import type {ServerProcess} from '../program/server-process.ts';
import {waitUntil} from '../program/wait.ts';

const PATH = '/api/chat/conversations';
const PATIENCE = {within: 120_000, every: 500};

/**
 * Opens the desk at the last server, waits until a visitor at the first server sees the desk, and kills the last server. Returns the
 * seconds until the visitor no longer sees the desk. Throws when either takes longer than two minutes.
 */
export const watchPresence = async (
  servers: readonly ServerProcess[],
  deskHeaders: (serverOrigin: string) => DeskHeaders,
): Promise<number> => {
  const [first, last] = [servers[0], servers.at(-1)];
  if (!first || !last || first === last) throw new RangeError('presence needs two servers');
  const headers = {'Content-Type': 'application/json'};
  const started = await fetch(first.origin + PATH, {method: 'POST', headers, body: '{"language":"en"}'});
  const {id, secret} = ConversationSchema.parse(await started.json());
  const isHere = async (): Promise<boolean> => {
    const response = await fetch(`${first.origin}${PATH}/${id}/handover`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${secret}`},
    });
    return ChatPresenceSchema.parse(await response.json()).isHere;
  };
  await fetch(`${last.origin}/api/desk/events`, {headers: deskHeaders(last.origin)});
  await waitUntil(isHere, {...PATIENCE, what: 'the visitor sees the desk'});
  await last.kill('SIGKILL');
  const killedAt = Date.now();
  await waitUntil(async () => !(await isHere()), {...PATIENCE, what: 'the visitor no longer sees the desk'});
  return Math.round((Date.now() - killedAt) / 1_000);
};
