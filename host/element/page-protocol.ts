import type {LanguageCode} from '../../agency/languages.ts';

/** A toast on screen, whoever shows it. */
export type ToastClaim = {
  dismiss(): void;
  focus(): void;
};

/** The part of the elements' page-wide protocol that the host speaks. `Symbol.for('lamplight.protocol.1')` is its contract. */
type PageProtocol = {
  chosen: LanguageCode | null;
  readonly listeners: Set<(lang: LanguageCode) => void>;
  choose(lang: LanguageCode): void;
  toast: ToastClaim | null;
};

const key = Symbol.for('lamplight.protocol.1');

const protocol = (): PageProtocol | undefined => (globalThis as {[key]?: PageProtocol})[key];

/** Tells every element on the page the language; false when no element is there yet to hear it. */
export const chooseForElements = (lang: LanguageCode): boolean => {
  const page = protocol();
  page?.choose(lang);
  return page !== undefined;
};

/**
 * Back and forward change the language of the address without a choice: an earlier choice no longer counts, what is saved
 * stays, and the elements listen to their `lang` attribute again.
 */
export const followAddressLanguage = (lang: LanguageCode): void => {
  const page = protocol();
  if (!page?.chosen || page.chosen === lang) return;
  page.chosen = null;
  for (const listen of page.listeners) listen(lang);
};

/** The host's own toast, shown before the first element came: no protocol knows of it yet. */
let early: ToastClaim | null = null;

const claimEarly = (): void => {
  if (early && protocol()) claimToast(early);
};

/**
 * Shows one toast on the page: dismisses the current one, whoever shows it. Where no element is yet, the first that comes
 * learns of it.
 */
export const claimToast = (claim: ToastClaim): void => {
  const page = protocol();
  if (!page) {
    const previous = early;
    early = claim;
    if (previous !== claim) previous?.dismiss();
    document.addEventListener('lamplight-ready', claimEarly, {once: true});
    return;
  }
  const previous = page.toast ?? early;
  early = null;
  page.toast = claim;
  if (previous !== claim) previous?.dismiss();
};

/** Gives the place up, unless another toast has taken it since. */
export const releaseToast = (claim: ToastClaim): void => {
  const page = protocol();
  if (page?.toast === claim) page.toast = null;
  if (early === claim) early = null;
};

/** The toast that is on screen in one of the elements or on the host. */
export const currentToast = (): ToastClaim | null => protocol()?.toast ?? early;
