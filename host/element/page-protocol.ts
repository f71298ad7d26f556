import type {Language} from '../../contract/language.ts';
import {protocol, type ToastClaim} from '../../widgets/element/protocol.ts';

/**
 * Follows the address's language after Back and Forward, which are not a choice: an earlier choice no longer counts,
 * the saved choice stays, and the elements listen to their `lang` attribute again.
 */
export const followAddressLanguage = (lang: Language): void => {
  const page = protocol();
  if (!page.chosen || page.chosen === lang) return;
  page.chosen = null;
  for (const listen of page.listeners) listen(lang);
};

/** Shows one toast on the page: dismisses the current toast, whichever element shows it. */
export const claimToast = (claim: ToastClaim): void => {
  const page = protocol();
  const previous = page.toast;
  page.toast = claim;
  if (previous !== claim) previous?.dismiss();
};

/** Frees the place, unless another toast has taken it since. */
export const releaseToast = (claim: ToastClaim): void => {
  const page = protocol();
  if (page.toast === claim) page.toast = null;
};
