import {expect, test} from 'vitest';
import {readSettings} from './settings.ts';
import {similarNames} from './unknown-settings.ts';

const meantBy = (name: string) => similarNames({[name]: 'x'}).map(({meant}) => meant);

test.each([
  ['SITE_ORIGN', 'SITE_ORIGIN'],
  ['SITE_ORIGINS', 'SITE_ORIGIN'],
  ['SITE_OIRGIN', 'SITE_ORIGIN'],
  ['site_origin', 'SITE_ORIGIN'],
  ['SITEORIGIN', 'SITE_ORIGIN'],
  ['SITE-ORIGIN', 'SITE_ORIGIN'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['RETENTION_DAY', 'RETENTION_DAYS'],
  ['PARTNER_ORIGIN', 'PARTNER_ORIGINS'],
  ['AGENCY_CONFIGS', 'AGENCY_CONFIG'],
  ['BACKUP_DIRS', 'BACKUP_DIR'],
  ['LAMPLIGHT_SITE_ORIGIN', 'SITE_ORIGIN'],
])('%s is taken for a misspelled %s and stops the start', (name, meant) => {
  expect(meantBy(name)).toEqual([meant]);
  expect(() => readSettings({[name]: 'x'})).toThrow(new RegExp(`${name} is not a setting.*${meant}`, 'u'));
});

test.each([
  ['SMTP_HOST', 'SMTP_URL'],
  ['SMTP_PASSWORD', 'SMTP_URL'],
  ['WEBHOOK_KEY', 'WEBHOOK_URL'],
  ['RETENTION', 'RETENTION_DAYS'],
  ['BACKUP_RETENTION', 'BACKUP_DIR'],
  ['DATADIR', 'DATA_DIR'],
  ['DATA_DIRS', 'DATA_DIR'],
])('%s may be meant for %s and is only warned of', (name, meant) => {
  expect(meantBy(name)).toEqual([meant]);
  expect(() => readSettings({[name]: 'x'})).not.toThrow();
});

test('variables of other programs are left alone', () => {
  const others =
    'PATH HOME HOST HOSTNAME USER MAIL MAILTO MAILFROM SHELL TERM LANG PWD OLDPWD SHLVL TZ NODE_ENV NODE_OPTIONS PORTS SORT LOGNAME ' +
    'LOGLEVEL XDG_DATA_DIRS XDG_DATA_HOME KUBERNETES_PORT DEBUG CI DISPLAY SSH_AUTH_SOCK npm_config_loglevel npm_lifecycle_event ' +
    'LAMPLIGHT_PORT LAMPLIGHT_SERVICE_HOST LAMPLIGHT_TESTS ' +
    'PGHOST POSTGRES_URL REDIS_URL DATABASE_NAME DB_URL INVOCATION_ID LISTEN_PID STATE_DIRECTORY no_proxy https_proxy _';
  expect(others.split(' ').flatMap(meantBy)).toEqual([]);
});

test('if the right name is set, even to nothing, the other name is allowed, too', () => {
  expect(readSettings({SITE_ORIGIN: '', SITE_ORIGINS: 'for another program'}).SITE_ORIGIN).toBeUndefined();
});

test('every misspelled setting is named at once, together with invalid settings', () => {
  const named = /PORT should be .*\n  SITE_ORIGN is not a setting.*\n  MAIL_FORM is not a setting/u;
  expect(() => readSettings({PORT: 'x', SITE_ORIGN: 'https://a.example', MAIL_FORM: 'y'})).toThrow(named);
});
