import {useEffect, useState} from 'react';
import type {Choice} from './choice.ts';

/** Loads an element as HTML to paste while `isWanted`; undefined until loaded, and on failure. */
export const useHtml = ({element, lang, partner}: Choice, isWanted: boolean): string | undefined => {
  const query = new URLSearchParams({lang, partner: partner.trim()});
  const address = `/embed/v1/html/${element}?${query.toString()}`;
  const [fetched, setFetched] = useState({address: '', html: ''});
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch(address, {signal: stop.signal});
      if (answer.ok) setFetched({address, html: await answer.text()});
    };
    load().catch(() => undefined); // the field stays empty
    return () => stop.abort();
  }, [address, isWanted]);
  return fetched.address === address ? fetched.html : undefined;
};
