import {expect, test} from 'vitest';
import {SettingsError} from './settings-error.ts';
import {readSettings} from './settings.ts';
import {isThisMachine} from './this-machine.ts';

test.each(['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

test.each(['127.evil.com', '127.0.0.1.evil.com', 'localhost.evil.com', '128.0.0.1', '::2', ''])(
  '"%s" is not this machine',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);

test('no webhook goes unencrypted to a name that begins like this machine', () => {
  expect(readSettings({WEBHOOK_URL: 'http://127.0.0.1:8080/hook'}).WEBHOOK_URL?.port).toBe('8080');
  expect(() => readSettings({WEBHOOK_URL: 'http://127.evil.com/hook'})).toThrow(SettingsError);
});
