import {expect, test} from 'vitest';
import {RETENTION} from './retention.ts';
import {SettingsError} from './settings-error.ts';
import {readSettings, type Environment} from './settings.ts';

const faultsOf = (environment: Environment): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults.map(({setting}) => setting);
    throw error;
  }
  return [];
};

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({PORT: ' ', DATABASE_URL: ''})).toStrictEqual({
    PORT: 3000,
    DEMO_PORT: 3001,
    DATA_DIR: './data',
    DIST_DIR: './dist',
    DATABASE_URL: '',
    DATA_KEY: '',
    DATA_KEY_FILE: '',
    EVIDENCE_ENDS_FILE: '',
    ACCEPT_EMPTY_STORE: false,
    RETENTION_DAYS: RETENTION,
    BACKUP_DIR: '',
    BACKUP_KEEP_DAYS: 35,
    SITE_ORIGIN: undefined,
    TRUST_PROXY: false,
    PARTNER_ORIGINS: [],
    RATE_LIMIT: 120,
    ORIGIN_RATE_LIMIT: 1200,
    CONNECTION_LIMIT: 128,
    MAX_CONNECTIONS: 2000,
    CHAT_WAIT_SECONDS: 180,
    DESK: true,
    DESK_DIGEST: true,
    DESK_PUSH: true,
    PUSH_SERVICES: [],
    SMTP_URL: undefined,
    MAIL_FROM: '',
    MAIL_TO: [],
    MAIL_LANGUAGE: 'en',
    MAIL_LIMIT: 300,
    WEBHOOK_URL: undefined,
    WEBHOOK_SECRET: '',
    DELIVERY_RETRY_SECONDS: 30,
    DELIVERY_ATTEMPTS: 24,
    METRICS_PORT: 'off',
    METRICS_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
});

test('origins are read without a trailing slash and in the form browsers send', () => {
  const settings = readSettings({
    SITE_ORIGIN: 'https://Agency.example:443/',
    PARTNER_ORIGINS: 'https://a.example, http://b.example:8080,',
  });
  expect(settings.SITE_ORIGIN).toBe('https://agency.example');
  expect(settings.PARTNER_ORIGINS).toEqual(['https://a.example', 'http://b.example:8080']);
});

test('every unusable setting is named at once', () => {
  const environment = {
    PORT: '99999',
    DEMO_PORT: 'yes',
    DATABASE_URL: 'mysql://localhost/x',
    DATA_KEY: 'c2hvcnQ=',
    RETENTION_DAYS: 'answers=0',
    SITE_ORIGIN: 'https://agency.example/path',
    TRUST_PROXY: 'true',
    PARTNER_ORIGINS: 'https://a.example,partner',
    RATE_LIMIT: '0',
    ORIGIN_RATE_LIMIT: 'some',
    CONNECTION_LIMIT: '-1',
    MAX_CONNECTIONS: 'off',
    SMTP_URL: 'smtp://host/path',
    MAIL_FROM: 'nobody',
    MAIL_TO: 'a@b.example, c',
    MAIL_LANGUAGE: 'it',
    MAIL_LIMIT: '0',
    WEBHOOK_URL: 'http://crm.example/hook',
    WEBHOOK_SECRET: 'short',
    PUSH_SERVICES: 'http://push.example',
    DELIVERY_RETRY_SECONDS: '0',
    DELIVERY_ATTEMPTS: 'many',
    METRICS_PORT: 'on',
    METRICS_HOST: 'metrics.example',
    LOG_LEVEL: 'loud',
  };
  expect(faultsOf(environment)).toEqual(Object.keys(environment));
});

test('a proxy is trusted by count or by address, never blindly', () => {
  expect(readSettings({TRUST_PROXY: '1'}).TRUST_PROXY).toBe(1);
  expect(readSettings({TRUST_PROXY: 'loopback, 10.0.0.0/8'}).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8']);
  expect(faultsOf({TRUST_PROXY: 'anyone'})).toEqual(['TRUST_PROXY']);
});

test('a PostgreSQL database is named by its address', () => {
  const url = 'postgres://lamplight@db.example/lamplight?sslmode=require';
  expect(readSettings({DATABASE_URL: url}).DATABASE_URL).toBe(url);
});

test('limits and the demo can be switched off', () => {
  expect(readSettings({RATE_LIMIT: 'off', DEMO_PORT: 'off'})).toMatchObject({
    RATE_LIMIT: 'off',
    DEMO_PORT: 'off',
  });
});
