/**
 * Notes the visitor's intent before React has loaded. `<html data-site>` is `wanted` from the first intent: a touch or
 * press of a button or field, or a pointer or focus on one or on a link to another page of the site. The last press of a
 * button is stored, and repeated when `lamplight-site` says that the site is live. Links and menus work without React;
 * the language list does, too, but a chosen language needs React, which keeps typed text. Runs as text in the head (see
 * head-script.ts), so the function refers to nothing outside itself.
 */
export const keepEarlyIntent = (): void => {
  const root = document.documentElement;
  const kinds = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;
  let control: HTMLElement | null = null;
  let press: MouseEvent | KeyboardEvent | undefined;
  const note = (event: Event): void => {
    const node = event.target instanceof Element ? event.target : null;
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    const button = node?.closest<HTMLElement>('#root button:not([popovertarget])');
    // A field keeps typed text without React; React reads the text (builder/chosen-before.ts).
    const isToField = node?.closest('.select, #root :is(input, select, textarea)') ?? false;
    const link = node?.closest<HTMLAnchorElement>('#root a[href^="/"]');
    // A finger that scrolls over a link has no intent, and the browser follows the link faster than React
    // loads.
    const isToPage = link && !isTouch && event.type !== 'touchstart' && link.pathname !== location.pathname;
    if (!button && !isToPage && !isToField) return;
    if (button) {
      control = button;
      const isPress = event instanceof MouseEvent && event.type === 'click';
      // Enter and Space arrive as clicks.
      const isKey =
        event instanceof KeyboardEvent && (event.key.startsWith('Arrow') || event.key.length === 1);
      if (isPress || (isKey && event.key !== ' ')) {
        press = event;
        event.preventDefault();
      }
    }
    if (root.dataset['site']) return;
    root.dataset['site'] = 'wanted';
    document.dispatchEvent(new Event('lamplight-intent'));
  };
  const repeat = (): void => {
    for (const kind of kinds) document.removeEventListener(kind, note, true);
    if (!control?.isConnected) return;
    const bubbling = {bubbles: true, cancelable: true, composed: true};
    const mouse = {...bubbling, pointerType: 'mouse', isPrimary: true};
    if (control.matches(':hover')) control.dispatchEvent(new PointerEvent('pointerover', mouse));
    if (control.matches(':focus-visible')) control.dispatchEvent(new FocusEvent('focusin', bubbling));
    if (press instanceof KeyboardEvent)
      control.dispatchEvent(new KeyboardEvent('keydown', {...bubbling, key: press.key, code: press.code}));
    else if (press) {
      const {detail} = press;
      if (detail > 0) {
        control.dispatchEvent(new PointerEvent('pointerdown', mouse));
        control.dispatchEvent(new MouseEvent('mousedown', {...bubbling, detail}));
        control.dispatchEvent(new PointerEvent('pointerup', mouse));
        control.dispatchEvent(new MouseEvent('mouseup', {...bubbling, detail}));
      }
      control.dispatchEvent(new MouseEvent('click', {...bubbling, detail}));
    }
  };
  for (const kind of kinds)
    document.addEventListener(kind, note, {capture: true, passive: kind === 'touchstart'});
  document.addEventListener('lamplight-site', repeat, {once: true});
};
