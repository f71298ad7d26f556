import {useEffect, useRef, useState} from 'react';

/**
 * Whether a question has taken the place of the button that asks it. A button that leaves the page takes the focus with it: the focus moves
 * to the answer that changes nothing, and back to the button.
 */
export const useQuestion = () => {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked !== wasAsked.current) (isAsked ? cancel : opener).current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  return {isAsked, setAsked, opener, cancel};
};
