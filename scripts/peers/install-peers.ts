import {installInCache} from '../cached-packages.ts';

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
 * Installs the peers. Returns their folder; undefined when the registry does not answer and no earlier run has installed the peers.
 */
export const installPeers = (root: string): string | undefined =>
  installInCache(root, 'peers', PEER_VERSIONS);
