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
  focusedId,
  mount,
  names,
  open,
  openGroup,
  text,
  useEmptyPages,
} from './questionnaire-on-a-page.ts';
import {qualified} from './sample-answers.ts';

useEmptyPages();

describe('the answers', () => {
  test('survive switching phases, another language and a move, and except for health a reload', async () => {
    const element = await mount();
    await fillFirst(element);
    await openGroup(element, 'health');
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    await open(element, 'Phase 3', 'lifeInsurance');
    await userEvent.fill(control(element, 'lifeInsurance'), 'term');
    await open(element, 'Phase 1', 'location');
    expect(control(element, 'conditions').value).toBe('asthma');
    protocol().choose('de');
    await expect.poll(() => find(element, '[type=submit]').textContent).toBe('Auswerten');
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await element.updated;
    expect(control(element, 'location').value).toBe('Houston, TX 77002');
    element.remove();
    const reloaded = await mount();
    await expect.poll(() => control(reloaded, 'location').value).toBe('Houston, TX 77002');
    expect(control(reloaded, 'income').value).toBe('50k-75k');
    await expect.poll(() => names(reloaded)).toContain('conditions');
    expect(control(reloaded, 'conditions').value).toBe('');
    expect(control(reloaded, 'healthConsent').checked).toBe(false);
  });

  test('are stored as soon as they are typed, also before the later parts have loaded', async () => {
    const element = await mount();
    element.importLate = () => new Promise(() => {});
    const location = control(element, 'location');
    location.value = 'Austin, TX';
    location.dispatchEvent(new Event('input', {bubbles: true}));
    // No task in between: the page may be closed at once.
    expect(sessionStorage.getItem('lamplightQuestionnaire')).toContain('Austin, TX');
  });

  test('are cleared with one button, here and in the tab', async () => {
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Clear my answers'));
    await expect.poll(() => control(element, 'location').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(text(element, '[role=status] p')).toBe('Your answers are cleared.');
    expect(focusedId(element)).toBe('part');
  });

  test('that are cleared do not come back from an element that has left the page', async () => {
    const gone = await mount();
    await fillFirst(gone);
    await gone.bringLate();
    gone.answer('leadData.currentCoverage', 'COBRA');
    gone.remove();
    // The last answer before the removal is stored.
    await expect.poll(() => JSON.stringify(sessionStorage)).toContain('COBRA');
    const element = await mount();
    await userEvent.click(button(element, 'Clear my answers'));
    expect(sessionStorage).toHaveLength(0);
    // A county that arrives late.
    gone.answer('leadData.county', 'Harris');
    await gone.updated;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(sessionStorage).toHaveLength(0);
  });

  test('return after an accidental "Clear my answers", except health answers', async () => {
    const element = await mount();
    await fillFirst(element);
    element.answer('healthInfo.conditions', 'Asthma');
    await userEvent.click(button(element, 'Clear my answers'));
    await userEvent.click(button(element, 'Undo'));
    await expect.poll(() => control(element, 'location').value).toBe('Houston, TX 77002');
    expect(element.state.answers['healthInfo.conditions']).toBeUndefined();
    expect(JSON.stringify(sessionStorage)).toContain('Houston');
    await userEvent.click(button(element, 'Clear my answers'));
    await userEvent.fill(control(element, 'location'), 'Austin, TX');
    await expect.poll(() => text(element, '[role=status]')).toBe('');
    element.late?.clearing.undo();
    expect(control(element, 'location').value).toBe('Austin, TX');
  });

  test('stay in memory if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const element = await mount();
    await fillFirst(element);
    await open(element, 'Phase 3', 'lifeInsurance');
    await open(element, 'Phase 1', 'location');
    expect(control(element, 'location').value).toBe('Houston, TX 77002');
  });

  test('that were typed before the script loaded are read', async () => {
    const first = await mount();
    const markup = first.shadowRoot?.querySelector('.lamplight')?.outerHTML ?? '';
    first.remove();
    const holder = document.createElement('div');
    holder.setHTMLUnsafe(
      `<lamplight-questionnaire><template shadowrootmode="open">${markup.replace(/ data-live="[^"]*"/, '')}</template></lamplight-questionnaire>`,
    );
    const element = holder.firstElementChild as QuestionnaireElement;
    const early = element.shadowRoot?.querySelector<HTMLInputElement>('[name=location]');
    if (early) early.value = 'Katy, TX';
    document.body.append(holder);
    await expect.poll(() => element.state?.answers['leadData.location']).toBe('Katy, TX');
    expect(element.shadowRoot?.querySelector('[name=location]')).toBe(early);
  });
});

describe('contact details', () => {
  test('are behind one line with separate unchecked consents, and a consent to calls requires a number', async () => {
    const heard = serveScript(answers(qualified));
    const element = await mount();
    await fillFirst(element);
    await userEvent.fill(control(element, 'age'), '64');
    await userEvent.click(all(element, 'summary').at(-1) ?? document.body);
    await expect
      .poll(() => names(element))
      .toEqual(expect.arrayContaining(['phone', 'contactConsent', 'medicareConsent']));
    expect(control(element, 'contactConsent').checked).toBe(false);
    expect(text(element, '.statutory')).not.toBe('');
    await userEvent.click(control(element, 'contactConsent'));
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => all(element, '[aria-invalid=true]').map(({name}) => name)).toEqual(['phone']);
    await userEvent.fill(control(element, 'phone'), '713-555-0199');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      contact: {phone: '713-555-0199'},
      consents: [{kind: 'contact', textSha256: expect.stringMatching(/^[0-9a-f]{64}$/)}],
    });
  });

  test('a fault inside a closed part opens it', async () => {
    const element = await mount();
    await fillFirst(element);
    await element.bringLate();
    element.answer('contact.email', 'nobody');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => all(element, '.summary a').length).toBe(1);
    await userEvent.click(find(element, '.summary a'));
    await expect.poll(() => focusedId(element)).toBe('email');
  });
});

test('reports that a page may not send before the visitor fills in the form', async () => {
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'HEAD') return new Response(null, {status: 403});
    return Response.json({ok: true});
  });
  const element = await mount({api: 'https://agency.example', site: 'https://agency.example', partner: 'p'});
  await userEvent.click(control(element, 'location'));
  await expect.poll(() => text(element, '[role=status]')).toContain('not set up to send this form');
  expect(button(element, 'Analyze').disabled).toBe(true);
  expect((find(element, '[role=status] a') as unknown as HTMLAnchorElement).href).toBe(
    'https://agency.example/ai-workflow?partner=p',
  );
});

test('can be filled in and sent by keyboard alone', async () => {
  const heard = serveScript(answers(qualified));
  const element = await mount();
  control(element, 'age').focus();
  await userEvent.keyboard('42{Tab}');
  expect(element.shadowRoot?.activeElement).toBe(control(element, 'gender'));
  await userEvent.keyboard('{Tab}');
  expect(element.shadowRoot?.activeElement?.localName).toBe('summary');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => names(element)).toContain('household.0.tobacco');
  await userEvent.keyboard('{Tab}');
  expect(element.shadowRoot?.activeElement).toBe(control(element, 'household.0.medicare'));
  control(element, 'location').focus();
  await userEvent.keyboard('Houston, TX 77002');
  await userEvent.selectOptions(control(element, 'income'), '50k-75k');
  control(element, 'location').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => heard.length).toBe(1);
  await expect.poll(() => focusedId(element)).toBe('result');
});
