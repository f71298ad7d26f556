import {afterEach, describe, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {AcaCalculatorElement} from '../aca-calculator/aca-calculator.element.ts';
import {ChatElement} from '../chat/chat.element.ts';
import {define} from '../element/define.ts';
import type {LateElement} from '../element/late-element.ts';
import {RetirementCalculatorElement} from '../retirement-calculator/retirement-calculator.element.ts';

define(AcaCalculatorElement);
define(ChatElement);
define(RetirementCalculatorElement);

type Shift = PerformanceEntry & {readonly value: number};

/** A shift within this time after a press counts as a result of the press, in milliseconds. */
const excused = 500;

/** How late the panel loads, in milliseconds. */
const latency = 900;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

/** Delays the panel, and mounts the calculator above a text. */
const slow = async (kind: typeof AcaCalculatorElement | typeof RetirementCalculatorElement) => {
  const element = document.createElement(`lamplight-${kind.widget}`) as InstanceType<typeof kind>;
  const after = document.createElement('p');
  after.textContent = 'What follows on the page';
  document.body.append(element, after);
  await expect.poll(() => element.spoken).not.toBeNull();
  await element.updated;
  const late: Pick<LateElement<object>, 'bringLate'> = element;
  const bringNow = late.bringLate.bind(late);
  late.bringLate = async () => {
    await pause(latency);
    return bringNow();
  };
  return {element, opener: element.shadowRoot?.querySelector('.opener') as HTMLElement};
};

/** Presses the opener and returns how far the page moves from the end of the excuse until the late part is there. */
const movedBy = async (opener: HTMLElement, element: HTMLElement, latePart: string): Promise<number> => {
  await pause(600); // the mounting has ended
  let moved = 0;
  let pressed = Number.POSITIVE_INFINITY;
  opener.addEventListener('click', () => (pressed = performance.now()));
  const observer = new PerformanceObserver((list) => {
    for (const {startTime, value} of list.getEntries() as Shift[])
      if (startTime > pressed + excused) moved += value;
  });
  observer.observe({type: 'layout-shift'});
  await userEvent.click(opener);
  await expect.poll(() => element.shadowRoot?.querySelector(latePart), {timeout: 4000}).not.toBeNull();
  await pause(700);
  observer.disconnect();
  return moved;
};

describe.each([AcaCalculatorElement, RetirementCalculatorElement])('a slow network, $widget', (kind) => {
  test.each([390, 1280])(
    'opening moves nothing in view when the panel loads late, %d px wide',
    async (width) => {
      await page.viewport(width, 800);
      const {element, opener} = await slow(kind);
      expect(await movedBy(opener, element, '[part=calculator]')).toBe(0);
    },
  );

  test('the focus moves from the button to the panel’s heading', async () => {
    const {element, opener} = await slow(kind);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => element.shadowRoot?.activeElement?.localName, {timeout: 4000}).toBe('h2');
  });
});

describe.each(['inline', 'fixed'])('a slow network, chat, %s', (placement) => {
  test.each([390, 1280])(
    'opening moves nothing in view when the panel loads late, %d px wide',
    async (width) => {
      await page.viewport(width, 800);
      const chat = new ChatElement();
      chat.setAttribute('placement', placement);
      const after = document.createElement('p');
      after.textContent = 'What follows on the page';
      document.body.append(chat, after);
      await expect.poll(() => chat.spoken).not.toBeNull();
      await chat.updated;
      const bringNow = chat.bringPanel.bind(chat);
      chat.bringPanel = async () => {
        await pause(latency);
        return bringNow();
      };
      const launcher = chat.shadowRoot?.querySelector('.launch') as HTMLElement;
      expect(await movedBy(launcher, chat, '.panel')).toBe(0);
      expect(chat.shadowRoot?.activeElement?.localName).toBe('textarea');
    },
  );
});
