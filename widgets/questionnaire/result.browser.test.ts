import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
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
