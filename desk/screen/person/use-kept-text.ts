import {useEffect, useState} from 'react';

/**
 * Keeps what a member writes in a field, in this tab until it is sent: a reload, another screen or somebody else's change loses nothing.
 */
export const useKeptText = (name: string): readonly [text: string, write: (text: string) => void] => {
  const place = `lamplight-desk-draft:${name}`;
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(place) ?? '';
    } catch {
      return '';
    }
  });
  useEffect(() => {
    try {
      if (text === '') sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, text);
    } catch {
      // Without storage the draft lives as long as the screen.
    }
  }, [text, place]);
  return [text, setText];
};
