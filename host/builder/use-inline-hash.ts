import {useEffect, useState} from 'react';
import {inlineScriptOf} from './snippet.ts';

/**
 * Computes the hash of the inline script in a snippet, as a Content-Security-Policy names it (`sha256-...`); undefined until
 * computed, without such a script, and on a page without https, where browsers compute no hashes.
 */
export const useInlineHash = (lines: string): string | undefined => {
  const script = inlineScriptOf(lines);
  const [hashed, setHashed] = useState({script: '', hash: ''});
  useEffect(() => {
    if (script === undefined || !isSecureContext) return undefined;
    let isCurrent = true;
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)).then((bytes) => {
      const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
      if (isCurrent) setHashed({script, hash});
      return undefined;
    });
    return () => {
      isCurrent = false;
    };
  }, [script]);
  return script !== undefined && hashed.script === script ? hashed.hash : undefined;
};
