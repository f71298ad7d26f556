import {useEffect, useState} from 'react';
import type {PinnableManifest} from '../../contract/pinned-snippet.ts';
import {loadRelease} from './facts.ts';

/** Fetches the release of a version while `isWanted`: undefined until it is here, `missing` when the server keeps none. */
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
