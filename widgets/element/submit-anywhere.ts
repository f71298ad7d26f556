const submit = (event: MouseEvent): void => {
  const button = event.composedPath().find((target) => target instanceof HTMLButtonElement);
  if (!button?.form || button.type !== 'submit' || button.disabled) return;
  event.preventDefault();
  const {form} = button;
  form.dispatchEvent(new SubmitEvent('submit', {bubbles: true, cancelable: true, submitter: button}));
};

/**
 * Lets forms submit inside frames. A frame with `sandbox` and without `allow-forms` silently drops every submission,
 * before any listener; Lamplight's forms never navigate, so the button calls their listeners directly. Enter presses
 * the button, too.
 */
export const submitAnywhere = (root: HTMLElement, signal: AbortSignal): void => {
  if (window.parent !== window) root.addEventListener('click', submit, {signal});
};
