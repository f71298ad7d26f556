import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The published packages of the comparison, with their versions of 2026-11-22. */
export const PEER_VERSIONS = {
  '@sentry/browser': '11.12.0',
  'deep-chat': '2.4.2',
  '@typebot.io/js': '0.10.7',
  react: '19.3.1',
  'react-dom': '19.3.1',
  giscus: '1.6.0',
  '@calcom/embed-core': '1.5.3',
} as const;

/**
 * Installs the peers into a separate folder, outside the product's packages. Returns the folder; undefined when the registry does not
 * answer and the folder does not contain them.
 */
export const installPeers = (root: string): string | undefined => {
  const folder = join(root, '.cache/peers');
  mkdirSync(folder, {recursive: true});
  const wanted = JSON.stringify({private: true, dependencies: PEER_VERSIONS});
  writeFileSync(join(folder, 'package.json'), wanted);
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
      timeout: 300_000,
    });
  } catch {
    // Without a network, the packages of an earlier run are used, because their versions are exact.
  }
  const isThere = Object.keys(PEER_VERSIONS).every((name) => existsSync(join(folder, 'node_modules', name)));
  return isThere ? folder : undefined;
};
