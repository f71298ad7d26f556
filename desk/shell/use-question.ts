import {useEffect, useRef, useState} from 'react';

/**
 * Returns the state of a question that takes the place of its button. A button that leaves the page takes the focus with it: the focus moves
 * to the answer that changes nothing (`cancel`), and back to the button (`opener`).
 */
export const useQuestion = () => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) (isOpen ? cancel : opener).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {isOpen, setOpen, opener, cancel};
};
