/** Selects the service of a pressed card in the quote form, which is the link's target. */
export const followQuoteLinks = (): void => {
  document.addEventListener(
    'click',
    ({target}) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-service]') : null;
      if (!link) return;
      document
        .querySelector('lamplight-quote-form')
        ?.setAttribute('insurance-type', link.dataset['service'] ?? '');
    },
    true,
  );
};
