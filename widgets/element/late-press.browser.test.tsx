import {expect, test} from 'vitest';
import {cdp} from 'vitest/browser';
import {arriveLate, find, isLoading, mount, mountWithLateParts, useEmptyPages} from './late-probe.tsx';

useEmptyPages();

/** Returns the middle of a control in the browser's window. */
const middleOf = (control: Element) => {
  const frame = window.frameElement?.getBoundingClientRect();
  const {x, y, width, height} = control.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return {x: (frame?.x ?? 0) + (x + width / 2) * scale, y: (frame?.y ?? 0) + (y + height / 2) * scale};
};

/** Controls a real mouse at the middle of a control; press and release are separate events. */
const mouseAt = (control: Element) => {
  const at = middleOf(control);
  return (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    cdp().send('Input.dispatchMouseEvent', {...at, type, button: 'left', clickCount: 1});
};

/** Controls a real finger at the middle of a control. */
const fingerAt = (control: Element) => {
  const at = middleOf(control);
  return (type: 'touchStart' | 'touchEnd') =>
    cdp().send('Input.dispatchTouchEvent', {type, touchPoints: type === 'touchStart' ? [at] : []});
};

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

// On a slow phone, the late parts of a first touch load while the finger is still on the screen, and would move the
// pressed control.
test('late parts that load between press and release do not take the click from the pressed button', async () => {
  const element = await mount();
  const mouse = mouseAt(find(element, '[type=submit]'));
  await mouse('mouseMoved');
  await mouse('mousePressed');
  await expect.poll(isLoading).toBe(true);
  arriveLate();
  await new Promise((resolve) => setTimeout(resolve, 300)); // a slow press: everything that is drawn during the press is drawn by then
  await mouse('mouseReleased');
  await expect.poll(() => element.state.sent).toBe(1);
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).not.toBeNull();
});

test('late parts that come under a finger do not take the tap from the button', async () => {
  const element = await mount();
  const finger = fingerAt(find(element, '[type=submit]'));
  await finger('touchStart');
  await expect.poll(isLoading).toBe(true);
  arriveLate();
  await frames(3); // a quick tap: everything that is drawn during the tap is drawn by then
  await finger('touchEnd');
  await expect.poll(() => element.state.sent).toBe(1);
  await expect.poll(() => element.shadowRoot?.querySelector('.late')).not.toBeNull();
});

// A result, a county or a price that is ready while a button is pressed waits for the release.
test.each(['mouse', 'finger'] as const)(
  'a redraw between press and release of the %s does not take the click from the button',
  async (pointer) => {
    const element = await mountWithLateParts();
    const button = find(element, '[type=submit]');
    const [mouse, finger] = [mouseAt(button), fingerAt(button)];
    await (pointer === 'mouse' ? mouse('mousePressed') : finger('touchStart'));
    element.setState({isMoved: true});
    await frames(3);
    await (pointer === 'mouse' ? mouse('mouseReleased') : finger('touchEnd'));
    await expect.poll(() => element.state.sent).toBe(1);
    await expect.poll(() => element.shadowRoot?.querySelector('.moved')).not.toBeNull();
  },
);

test('a press whose release the page swallows does not block drawing permanently', async () => {
  const element = await mountWithLateParts();
  const button = find(element, '[type=submit]');
  button.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
  element.setState({sent: 1});
  await expect.poll(() => button.textContent).toBe(' 1');
});
