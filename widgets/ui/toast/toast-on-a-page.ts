import {afterEach, beforeEach, expect, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import baseStyles from '../../element/base.css?inline';
import tokens from '../../element/tokens.css?inline';
import {protocol} from '../../element/protocol.ts';
import {showToast} from './show-toast.tsx';

/** A message of success. */
export const sent = {title: 'Sent', description: 'Thank you.', variant: 'default'} as const;
/** A message of failure. */
export const failed = {...sent, title: 'Failed', variant: 'destructive'} as const;

/** The parts of an element that a toast needs. */
export class HostElement extends HTMLElement {
  readonly stop = new AbortController();
  readonly connection = this.stop.signal;
  readonly spoken = 'en';
  apiOrigin = location.origin;

  constructor() {
    super();
    const input = document.createElement('input');
    const root = this.attachShadow({mode: 'open'});
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(baseStyles + tokens);
    root.adoptedStyleSheets = [sheet];
    root.append(input);
  }
}
customElements.define('lamplight-toast-host', HostElement);

/** Adds an element with a field to the page. */
export const mount = (apiOrigin = location.origin): HostElement => {
  const host = new HostElement();
  host.apiOrigin = apiOrigin;
  document.body.append(host);
  return host;
};

/** Finds the region of an element's toast. */
export const region = (host: HostElement): HTMLElement | null | undefined =>
  host.shadowRoot?.querySelector<HTMLElement>('.toast-region');
/** Finds an element's toast. */
export const card = (host: HostElement): HTMLElement | null | undefined =>
  host.shadowRoot?.querySelector<HTMLElement>('.toast');
/** Finds the field of an element. */
export const input = (host: HostElement): HTMLElement =>
  host.shadowRoot?.querySelector('input') ?? document.body;

/** Shows a toast and waits until the toast is drawn. */
export const show = async (
  host: HostElement,
  durationMs = 60_000,
  toast: typeof sent | typeof failed = sent,
) => {
  showToast(host, toast, {closeLabel: 'Close', durationMs});
  await expect.poll(() => card(host)).not.toBeNull();
};

/** Removes toasts and elements after each test of the calling file. */
export const useEmptyPages = (): void => {
  beforeEach(async () => {
    // Away from the places of toasts.
    await userEvent.hover(document.body, {position: {x: 1, y: 1}});
  });

  afterEach(() => {
    protocol().toast?.dismiss();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });
};
