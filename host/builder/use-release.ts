import {useEffect, useState} from 'react';
import type {PinnableManifest} from '../../contract/pinned-snippet.ts';
import {loadRelease} from './facts.ts';

/** Loads the release of a version while `isWanted`: undefined until loaded, `missing` when the server has none. */
export const useRelease = (
  version: string | undefined,
  isWanted: boolean,
): PinnableManifest | 'missing' | undefined => {
  const [release, setRelease] = useState<PinnableManifest | 'missing'>();
  useEffect(() => {
    if (!isWanted || version === undefined) return;
    loadRelease(version).then(
      (found) => setRelease(found ?? 'missing'),
      () => setRelease('missing'),
    );
  }, [version, isWanted]);
  return release;
};
