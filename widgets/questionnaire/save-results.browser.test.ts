import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {announcementsIn} from '../ui/submission/announcements.ts';
import {type Answer, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import {
  addPeople,
  all,
  answers,
  button,
  control,
  events,
  fillFirst,
  find,
  mount,
  open,
  openGroup,
  stored,
  text,
  toast,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {managed, qualified} from './sample-answers.ts';

useEmptyPages();

const savedId = 'b2c7e4de-0a4c-4d5e-8a55-1b8a8c1f2f33';
const clientId = 'f0b3c1de-1a4c-4d5e-8a55-1b8a8c1f2f44';
const saves: Answer = () =>
  Response.json({id: savedId, receivedAt: '2026-11-21T10:00:00Z', clientId}, {status: 201});

const fillContact = async (element: QuestionnaireElement): Promise<void> => {
  await userEvent.fill(control(element, 'firstName'), 'Ana');
  await userEvent.fill(control(element, 'lastName'), 'Ruiz');
  await userEvent.fill(control(element, 'email'), 'ana@mail.example');
};

const askedAndFilled = async (element: QuestionnaireElement, lifeInsurance: string): Promise<void> => {
  await open(element, 'Phase 3', 'lifeInsurance');
  await userEvent.fill(control(element, 'lifeInsurance'), lifeInsurance);
  await userEvent.click(button(element, 'Generate Management Plan'));
  await expect.poll(() => text(element, '#save')).toBe('Save my results');
  await fillContact(element);
};
const saveByKeyboard = async (element: QuestionnaireElement): Promise<void> => {
  // On a small page the answer's toast may cover the button. After a save it is disabled until an answer changes.
  await expect.poll(() => button(element, 'Save my results').disabled).toBe(false);
  button(element, 'Save my results').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(element, '.save [role=status]')).toMatch(/^Saved/);
};
const sends = (heard: readonly {url: string; headers: Headers; body: string}[]) =>
  heard
    .filter(({url}) => url.endsWith('/api/ai-workflow/results'))
    .map(({headers, body}) => ({
      key: headers.get('Idempotency-Key'),
      body: JSON.parse(body) as Record<string, unknown>,
    }));
const byPath = (): readonly {url: string; headers: Headers; body: string}[] => {
  const heard = serveScript(answers(managed));
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = await plain(input, init);
    return heard.at(-1)?.url.endsWith('/results') ? ((await saves()) as Response) : answer;
  });
  return heard;
};

describe('saving the results', () => {
  test('requests a copy only when the box is checked, and links to the private page', async () => {
    const page = {
      resultPath: `/result/${savedId}.${'x'.repeat(32)}`,
      resultUntil: '2027-02-20T10:00:00Z',
      isCopyOnItsWay: true,
    };
    const saved: Answer = () =>
      Response.json({id: savedId, receivedAt: '2026-11-22T10:00:00Z', clientId, ...page}, {status: 201});
    const heard = serveScript(answers(managed), saved, answers(managed));
    const element = await mount();
    await askedAndFilled(element, 'none');
    const box = control(element, 'copy');
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await saveByKeyboard(element);
    expect(sends(heard)[0]?.body['copy']).toBe(true);
    const link = find(element, '.save [role=status] a');
    expect(link.getAttribute('href')).toBe(element.siteOrigin + page.resultPath);
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(text(element, '.save [role=status]')).toMatch(/A copy is on its way.*until February 20, 2027/u);
  });

  test.each([
    {outcome: 'that the results are saved', answer: saves, announced: 'Your results are saved'},
    {
      outcome: 'that the results could not be saved',
      answer: saysNo(503, 'unavailable', {after: '600'}),
      announced: 'Not saved',
    },
  ])('announces $outcome once', async ({answer, announced}) => {
    serveScript(answers(managed), answer, answers(managed));
    const element = await mount();
    await askedAndFilled(element, 'none');
    const heard = announcementsIn(element.shadowRoot as ShadowRoot);
    button(element, 'Save my results').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toast(element)).toContain(announced);
    expect(text(element, '.save [role=status]')).toContain(announced);
    expect(heard.filter((one) => one.includes(announced))).toHaveLength(1);
  });

  test('announces once which contact detail the server refused', async () => {
    const refused = saysNo(422, 'invalid-fields', {
      errors: [{field: 'contact.email', code: 'invalid-email'}],
    });
    serveScript(answers(managed), refused);
    const element = await mount();
    await askedAndFilled(element, 'none');
    const heard = announcementsIn(element.shadowRoot as ShadowRoot);
    button(element, 'Save my results').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => toast(element)).toContain('Not saved');
    // A toast would be announced after 80 ms.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(heard).toEqual([expect.stringContaining('Email')]);
    expect(element.shadowRoot?.activeElement).toBe(find(element, '.save .summary'));
  });

  test('needs name and email, keeps the answers, and adds a client id to later requests', async () => {
    const heard = serveScript(answers(managed), saves, answers(managed));
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    await userEvent.fill(control(element, 'lifeInsurance'), 'none');
    expect(all(element, '.save')).toEqual([]);
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect.poll(() => text(element, '#save')).toBe('Save my results');
    await userEvent.click(button(element, 'Save my results'));
    await expect.poll(() => all(element, '.save .summary a').length).toBe(3);
    await fillContact(element);
    await userEvent.tab();
    await expect.poll(() => all(element, '.summary a').length).toBe(0);
    await userEvent.click(button(element, 'Save my results'));
    await expect.poll(() => text(element, '.save [role=status]')).toMatch(/^SavedYour results are saved/);
    await expect.poll(() => toast(element)).toMatch(/^Saved/);
    expect(events.at(-1)).toEqual({
      type: 'lamplight-submitted',
      detail: {kind: 'questionnaire', id: savedId},
    });
    expect(new URL(heard[1]?.url ?? '').pathname).toBe('/api/ai-workflow/results');
    expect(heard[1]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.parse(heard[1]?.body ?? '')).toMatchObject({
      clientId: 'current-client',
      contact: {firstName: 'Ana', lastName: 'Ruiz', email: 'ana@mail.example', phone: ''},
      consents: [],
      answers: {policyInfo: {lifeInsurance: 'none'}},
    });
    await expect.poll(() => heard.length).toBe(3);
    expect(JSON.parse(heard[2]?.body ?? '')).toMatchObject({clientId});
    expect(stored()).toContain(clientId);
    await userEvent.click(button(element, 'Clear my answers'));
    await expect.poll(() => element.state.clientId).toBe(null);
    expect(stored()).not.toContain(clientId);
  });

  test('keeps everything after a failure, and sends the same answers again under the same key', async () => {
    const heard = serveScript(
      answers(managed),
      saysNo(503, 'unavailable', {after: '600'}),
      saves,
      answers(managed),
    );
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    await userEvent.fill(control(element, 'lifeInsurance'), 'none');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect.poll(() => text(element, '#save')).toBe('Save my results');
    await fillContact(element);
    await userEvent.click(button(element, 'Save my results'));
    await expect.poll(() => text(element, '.save [role=status]')).toMatch(/^Not saved/);
    expect(control(element, 'email').value).toBe('ana@mail.example');
    await userEvent.click(button(element, 'Save my results'));
    await expect.poll(() => text(element, '.save [role=status]')).toMatch(/^Saved/);
    expect(heard[2]?.headers.get('Idempotency-Key')).toBe(heard[1]?.headers.get('Idempotency-Key'));
  });

  test('uses the same key after a reload, and a record that replaces it after the answers were edited', async () => {
    const heard = byPath();
    const element = await mount();
    await askedAndFilled(element, 'none');
    await saveByKeyboard(element);
    element.remove();
    const reloaded = await mount();
    await askedAndFilled(reloaded, 'none');
    await saveByKeyboard(reloaded);
    const [first, again] = sends(heard);
    expect(again?.key).toBe(first?.key);
    const {context: _1, ...firstAnswers} = first?.body ?? {};
    expect(again?.body).toMatchObject(firstAnswers);
    await userEvent.fill(control(reloaded, 'firstName'), 'Eva');
    await saveByKeyboard(reloaded);
    const edited = sends(heard)[2];
    expect(edited?.key).not.toBe(first?.key);
    expect(edited?.body).toMatchObject({supersedes: first?.key, clientId});
  });

  test('leaves none of its consents in the tab', async () => {
    const heard = byPath();
    const element = await mount();
    await askedAndFilled(element, 'none');
    await userEvent.fill(control(element, 'phone'), '713 555 0123');
    control(element, 'contactConsent').click();
    await saveByKeyboard(element);
    const [sent] = sends(heard);
    expect(sent?.body).toMatchObject({consents: [{kind: 'contact'}]});
    expect(stored()).toContain(sent?.key);
    expect(stored()).not.toContain('agreedAt');
  });

  test('states how long it took, and the field that only a program fills in', async () => {
    const heard = byPath();
    const element = await mount();
    await askedAndFilled(element, 'none');
    const trap = find(element, '.save [name=website]');
    expect([trap.tabIndex, trap.ariaHidden, trap.labels?.length]).toEqual([-1, 'true', 0]);
    trap.value = 'https://spam.example';
    await saveByKeyboard(element);
    expect(sends(heard)[0]?.body['context']).toMatchObject({
      elapsedMs: expect.any(Number),
      proof: {trap: 'https://spam.example'},
    });
  });

  test('names the campaign that brought the visitor, and nothing else of the page’s query', async () => {
    const address = location.href;
    onTestFinished(() => history.replaceState(null, '', address));
    history.replaceState(null, '', `${location.pathname}?utm_source=newsletter&session=secret`);
    const heard = byPath();
    const element = await mount();
    await askedAndFilled(element, 'none');
    await saveByKeyboard(element);
    const [sent] = sends(heard);
    expect(sent?.body['context']).toMatchObject({utm: {source: 'newsletter'}});
    expect(JSON.stringify(sent)).not.toContain('secret');
  });

  test('sends no health answers from 65 on, and says so', async () => {
    const heard = byPath();
    const element = await mount();
    await fillFirst(element);
    await addPeople(element, 1);
    await userEvent.fill(control(element, 'household.1.age'), '65');
    await openGroup(element, 'health');
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    await askedAndFilled(element, 'none');
    expect(text(element, '.save')).toContain('neither use nor save');
    await saveByKeyboard(element);
    expect(JSON.stringify(sends(heard)[0]?.body)).not.toMatch(/asthma|healthInfo/);
  });

  test('sends health answers only with their consent', async () => {
    const heard = serveScript(answers(qualified), saves, answers(qualified));
    const element = await mount();
    await fillFirst(element);
    await openGroup(element, 'health');
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => text(element, '#save')).toBe('Save my results');
    await fillContact(element);
    // By keyboard: on the small page of the tests the answer's toast covers the button.
    button(element, 'Save my results').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    expect(heard[1]?.body).toContain('Houston');
    expect(heard[1]?.body).not.toContain('asthma');
  });
});
