import type {Page} from '@playwright/test';

/**
 * Lists what a page must never do with a text: run a part of the text, build an element from a text, or send a
 * request to another server.
 */
export const watch = async (page: Page, site: string): Promise<string[]> => {
  const faults: string[] = [];
  await page.exposeBinding('report', (_source, fault: string) => void faults.push(fault));
  await page.addInitScript(() => {
    const scope = window as unknown as {hit: () => void; report: (fault: string) => void};
    scope.hit = () => scope.report('a text has run');
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      scope.report(`${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && request.url() !== 'about:blank') faults.push(request.url());
  });
  return faults;
};

/**
 * Lists the results of a text, including shadow roots: marked elements, attributes that run code, addresses that run
 * code. Runs in the page.
 */
export const injected = (): readonly string[] => {
  const found: string[] = [];
  const look = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) look(element.shadowRoot);
      for (const {name, value} of element.attributes)
        // The value of an option is not an address.
        if (/^(?:on|data-hostile$)/u.test(name) || (name !== 'value' && /^\s*javascript:/iu.test(value)))
          found.push(`<${element.tagName} ${name}=${value}>`);
    }
  };
  look(document);
  return found;
};

/** Decodes a mail's quoted-printable parts. */
export const decoded = (mail: string): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[\dA-F]{2})+/gu, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
