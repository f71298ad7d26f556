import {expect, test} from 'vitest';
import {withoutFolder} from './keep-result.ts';

test('a published reason names files of the project without the folder of the copy', () => {
  const stack = `Error: gone
    at start (file:///srv/copy/reliability/chat/chat.ts:35:3)
Cannot find module '/srv/copy/server/start/main.ts'`;
  expect(withoutFolder(stack, '/srv/copy/')).toBe(`Error: gone
    at start (reliability/chat/chat.ts:35:3)
Cannot find module 'server/start/main.ts'`);
});
