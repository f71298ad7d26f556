import {afterEach, describe, expect, test, vi} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {LANGUAGES} from '../../contract/language.ts';
import {protocol} from '../element/protocol.ts';
import {serveScript} from '../ui/submission/scripted-server.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {
  all,
  answers,
  button,
  control,
  fillFirst,
  find,
  focusedId,
  mount,
  open,
  text,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {managed, qualified} from './sample-answers.ts';

useEmptyPages();

const plan = async (): Promise<QuestionnaireElement> => {
  serveScript(answers(managed));
  const element = await mount();
  await open(element, 'Phase 3', 'lifeInsurance');
  await userEvent.fill(control(element, 'lifeInsurance'), 'none');
  await userEvent.click(button(element, 'Generate Management Plan'));
  await expect.poll(() => text(element, '#result')).toBe('Client Management Plan');
  return element;
};

/** Lists the texts and controls of the questionnaire that an area of the window covers. */
const under = (element: QuestionnaireElement, area: DOMRect): readonly string[] => {
  const region = find(element, '.toast-region');
  const texts = document.createTreeWalker(find(element, '.lamplight'), NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  const add = (name: string, rects: Iterable<DOMRect>): void => {
    for (const {width, top, bottom, left, right} of rects)
      if (width > 1 && top < area.bottom && area.top < bottom && left < area.right && area.left < right)
        covered.push(name);
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(node);
    if (node.parentElement?.checkVisibility() && node.textContent?.trim() && !region.contains(node))
      add(node.textContent, range.getClientRects());
  }
  for (const one of all(element, 'form :is(input, select, textarea, button), .result :is(a, button, input)'))
    if (one.checkVisibility()) add(one.id || one.textContent, one.getClientRects());
  return covered;
};

describe('a result on a phone', () => {
  afterEach(() => page.viewport(1280, 900));

  test.each(LANGUAGES)('is not covered by its toast, in %s', async (lang) => {
    await page.viewport(390, 844);
    document.body.style.margin = '0';
    serveScript(answers(qualified));
    const element = await mount({lang});
    await fillFirst(element);
    await userEvent.click(find(element, 'form [type=submit]'));
    await expect.poll(() => all(element, '.toast').length).toBe(1);
    await expect.poll(() => focusedId(element)).toBe('result');
    const covered = (): readonly string[] => under(element, find(element, '.toast').getBoundingClientRect());
    await expect.poll(covered).toEqual([]);
    // Below a site's header and campaign banner, together 140 px, this is still the first screen.
    for (const part of ['.do-sentence', '.do-ways .button', '.money .amount'])
      expect(find(element, part).getBoundingClientRect().bottom, part).toBeLessThanOrEqual(844 - 140);
    scrollBy({top: 30, behavior: 'instant'});
    await expect.poll(covered).toEqual([]);
  });
});

describe('a result', () => {
  test('is printed alone, from a separate frame', async () => {
    const element = await plan();
    const printed: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called with its own element below
    const {append} = Element.prototype;
    vi.spyOn(Element.prototype, 'append').mockImplementation(function (this: Element, ...nodes) {
      append.apply(this, nodes);
      for (const node of nodes)
        if (node instanceof HTMLIFrameElement && node.contentWindow)
          // `innerText`: hidden text is not printed.
          node.contentWindow.print = () => printed.push(node.contentDocument?.body.innerText ?? '');
    });
    await userEvent.click(button(element, 'Print'));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Client Management Plan');
    expect(printed[0]).toContain('Choose a Marketplace plan by December 15, 2026');
    expect(printed[0]).toContain('Texas insurance license');
    expect(printed[0]).not.toContain('Life Insurance Coverage');
    expect(printed[0]).not.toContain('Save to calendar');
    (find(element, 'iframe') as unknown as HTMLIFrameElement).contentWindow?.dispatchEvent(
      new Event('afterprint'),
    );
    expect(all(element, 'iframe')).toEqual([]);
  });

  test('saves its next review as a calendar file', async () => {
    const element = await plan();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    await userEvent.click(button(element, 'Save to calendar'));
    expect(clicked).toEqual(['review-2026-12-15.ics']);
    expect(saved[0]?.type).toBe('text/calendar;charset=utf-8');
    expect(await saved[0]?.text()).toContain('DTSTART;VALUE=DATE:20261215');
  });

  test('is available in a language that is chosen later, with the same answers', async () => {
    const heard = serveScript(answers(qualified), answers({...qualified, leadScore: '77 von 100 Punkten'}));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => text(element, '.prose')).toBe(qualified.leadScore);
    protocol().choose('de');
    await expect.poll(() => text(element, '.prose')).toBe('77 von 100 Punkten');
    expect(find(element, '.answer').lang).toBe('de');
    expect(heard).toHaveLength(2);
    expect(JSON.parse(heard[1]?.body ?? '')).toMatchObject({
      leadData: {location: 'Houston, TX 77002'},
      context: {lang: 'de'},
    });
  });

  test('stays, marked with its language, when the other language cannot be loaded', async () => {
    serveScript(answers(qualified), () => new Response('', {status: 500}));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => text(element, '.prose')).toBe(qualified.leadScore);
    protocol().choose('fr');
    await expect.poll(() => text(element, '#result')).toBe('Résultats de l’analyse IA');
    expect(find(element, '.answer').lang).toBe('en');
  });
});
