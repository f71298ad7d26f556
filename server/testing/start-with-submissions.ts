import {runProgram} from './run-program.ts';
import {startTestServer} from './test-server.ts';

/**
 * Starts a server with a quote request and a contact message that looks like spam, and returns the command `leads`
 * on the server's store.
 */
export const startWithSubmissions = async () => {
  const server = await startTestServer();
  const ids = [
    (await server.sendLead()).id,
    (
      await server.sendContact({
        name: '=HYPERLINK("http://x")',
        subject: 'a "b", c',
        context: {elapsedMs: 1},
      })
    ).id,
  ];
  return {...server, ids, leads: (...args: string[]) => runProgram('leads.ts', args, server.place)};
};
