import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {define} from '../element/define.ts';
import {protocol} from '../element/protocol.ts';
import {breaksOff, type Answer, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {QuestionnaireElement} from './questionnaire.element.ts';
import {assessed, managed, qualified} from './sample-answers.ts';

define(QuestionnaireElement);

let events: {type: string; detail: unknown}[] = [];
const hear = ({type, detail}: Event & {detail?: unknown}): void => void events.push({type, detail});
const heardTypes = ['lamplight-calculated', 'lamplight-submitted', 'lamplight-error'];

beforeEach(() => {
  events = [];
  localStorage.clear();
  sessionStorage.clear();
  protocol().chosen = null;
  for (const type of heardTypes) document.addEventListener(type, hear);
});

afterEach(() => {
  for (const type of heardTypes) document.removeEventListener(type, hear);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<QuestionnaireElement> => {
  const element = document.createElement('lamplight-questionnaire') as QuestionnaireElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('form')).not.toBeNull();
  return element;
};

const all = (element: QuestionnaireElement, selector: string): HTMLInputElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>(selector) ?? []),
];
const find = (element: QuestionnaireElement, selector: string): HTMLInputElement => {
  const [found] = all(element, selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const control = (element: QuestionnaireElement, name: string) => find(element, `[name="${name}"]`);
const text = (element: QuestionnaireElement, selector: string): string =>
  all(element, selector)[0]?.textContent ?? '';
const button = (element: QuestionnaireElement, name: string): HTMLInputElement => {
  const found = all(element, 'button').find(({textContent}) => textContent === name);
  if (!found) throw new Error(`no button says ${name}`);
  return found;
};
const names = (element: QuestionnaireElement): string[] => all(element, 'form [name]').map(({name}) => name);
const toast = (element: QuestionnaireElement): string => text(element, '.toast > div');
const focusedId = (element: QuestionnaireElement) => element.shadowRoot?.activeElement?.id;

const fillFirst = async (element: QuestionnaireElement): Promise<void> => {
  await userEvent.fill(control(element, 'age'), '42');
  await userEvent.fill(control(element, 'location'), 'Houston, TX 77002');
  await userEvent.selectOptions(control(element, 'income'), '50k-75k');
};

const open = async (element: QuestionnaireElement, phase: string, field: string): Promise<void> => {
  await userEvent.click(button(element, phase));
  await expect.poll(() => all(element, `[name="${field}"]`).length).toBe(1);
};

/** Everything that the browser keeps for this page, as one text. */
const stored = (): string =>
  [sessionStorage, localStorage].flatMap((store) => Object.entries(store).flat()).join();

const answers =
  (answer: object): Answer =>
  () =>
    Response.json(answer);

describe('the first phase', () => {
  test('asks what the specification lists, and marks what must be answered', async () => {
    const element = await mount();
    expect(text(element, 'h2')).toMatch(
      /^ACA Marketplace Qualification Questionnaire & Cancer Insurance Assessment 20\d\d$/,
    );
    expect(all(element, 'nav button').map(({textContent}) => textContent)).toEqual([
      'Phase 1',
      'Phase 2: Needs Assessment',
      'Phase 3',
    ]);
    expect(all(element, 'legend').map(({textContent}) => textContent)).toHaveLength(6);
    for (const row of [1, 2, 3, 4, 5])
      expect(names(element)).toEqual(
        expect.arrayContaining([`household.${row}.age`, `household.${row}.gender`]),
      );
    expect(names(element)).toEqual(
      expect.arrayContaining([
        'age',
        'gender',
        'location',
        'householdSize',
        'applicants',
        'income',
        'familyStatus',
      ]),
    );
    expect(names(element)).toEqual(
      expect.arrayContaining(['currentCoverage', 'conditions', 'medications', 'lifestyle', 'familyHistory']),
    );
    expect(all(element, 'form :required').map(({name}) => name)).toEqual(['age', 'location', 'income']);
    const values = (name: string) =>
      [...(control(element, name) as unknown as HTMLSelectElement).options].map(({value}) => value).slice(1);
    expect(values('gender')).toEqual(['male', 'female', 'other', 'prefer-not-to-say']);
    expect(values('income')).toEqual([
      'under-30k',
      '30k-50k',
      '50k-75k',
      '75k-100k',
      '100k-150k',
      'over-150k',
    ]);
    expect(values('familyStatus')).toEqual([
      'single',
      'married-no-children',
      'married-with-children',
      'single-parent',
      'divorced',
    ]);
  });

  test('says what is missing by toast, in a list that takes the focus, and at each field', async () => {
    const heard = serveScript(breaksOff);
    const element = await mount();
    await userEvent.click(button(element, 'Analyze'));
    await expect
      .poll(() => toast(element))
      .toBe('Missing InformationPlease fill in all required lead information.');
    expect(all(element, '.toast.destructive')).toHaveLength(1);
    expect(all(element, '[aria-invalid=true]').map(({name}) => name)).toEqual(['age', 'location', 'income']);
    expect(element.shadowRoot?.activeElement?.className).toBe('summary');
    expect(events).toEqual([
      {
        type: 'lamplight-error',
        detail: {code: 'invalid-fields', message: expect.stringContaining('age: required')},
      },
    ]);
    await userEvent.click(find(element, '.summary a[href="#location"]'));
    expect(focusedId(element)).toBe('location');
    await userEvent.fill(control(element, 'location'), 'Houston');
    await expect
      .poll(() => all(element, '[aria-invalid=true]').map(({name}) => name))
      .toEqual(['age', 'income']);
    expect(heard).toEqual([]);
  });

  test('sends every filled row, is busy meanwhile, and shows the answer with its badges and toast', async () => {
    const {promise, resolve} = Promise.withResolvers<Response>();
    const heard = serveScript(() => promise);
    const element = await mount({partner: 'riverside'});
    await fillFirst(element);
    await userEvent.selectOptions(control(element, 'gender'), 'female');
    await userEvent.fill(control(element, 'household.2.age'), '8 months');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => find(element, '[type=submit]').textContent).toBe('Analyzing...');
    expect(find(element, '[type=submit]').disabled).toBe(true);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.url).toMatch(/\/api\/ai-workflow\/lead-qualification$/);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      leadData: {
        age: '42',
        gender: 'female',
        location: 'Houston, TX 77002',
        income: '50k-75k',
        household: [
          {age: '42', gender: 'female'},
          {age: '8 months', gender: ''},
        ],
      },
      healthInfo: {conditions: ''},
      consents: [],
      context: {lang: 'en', partner: 'riverside', widget: 'questionnaire'},
    });
    resolve(Response.json(qualified));
    await expect.poll(() => text(element, '#result')).toBe('AI Analysis Results');
    expect(focusedId(element)).toBe('result');
    expect(text(element, '.prose')).toBe(qualified.leadScore);
    expect(text(element, '.badges')).toContain('Next ActionEnroll in a Marketplace plan for 2027');
    expect(text(element, '.badges')).toMatch(/Processed.*2026/);
    expect(text(element, '.answer')).toContain('Not checked again since November 20, 2026');
    expect(text(element, '.answer')).toContain('Source: IRS Rev. Proc. 2026-26. Checked November 20, 2026.');
    expect(text(element, '.small-print')).toContain('No AI wrote this text');
    expect(text(element, '.small-print')).toContain('not medical advice');
    expect(text(element, '.small-print')).toContain('Estimate only');
    await expect
      .poll(() => toast(element))
      .toBe('Lead Analysis CompleteAI has analyzed the lead and provided recommendations.');
    expect(events).toEqual([
      {type: 'lamplight-calculated', detail: {calculator: 'questionnaire', result: {phase: 1}}},
    ]);
    await userEvent.fill(control(element, 'age'), '43');
    await expect.poll(() => text(element, '.stale')).toContain('changed since');
  });

  test('has a text for everything an answer may leave out', async () => {
    serveScript(answers({}));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => text(element, '.prose')).toBe('Analysis completed successfully');
    expect(text(element, '.badges')).toContain('Next ActionReview recommendations');
    expect(text(element, '.badges')).toContain(`Processed`);
    expect(text(element, '.badges')).toContain(String(new Date().getFullYear()));
  });

  test('keeps everything and says so by toast and in place when it cannot be answered', async () => {
    serveScript(() => new Response('boom', {status: 500}));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Analyze'));
    await expect
      .poll(() => toast(element))
      .toBe('Analysis FailedUnable to process lead qualification. Please try again.');
    expect(text(element, '[role=status] .notice.danger')).toContain('Call 713-555-0142');
    expect(control(element, 'age').value).toBe('42');
    expect(button(element, 'Analyze').disabled).toBe(false);
    expect(events.at(-1)).toEqual({
      type: 'lamplight-error',
      detail: {code: 'unknown', message: 'lamplight-questionnaire: not answered'},
    });
  });

  test('shows the server’s faults at the rows they are about', async () => {
    serveScript(
      saysNo(422, 'invalid-fields', {
        detail: 'Some answers need another look.',
        errors: [{field: 'leadData.household.1.age', code: 'invalid-number'}],
      }),
    );
    const element = await mount();
    await fillFirst(element);
    await userEvent.fill(control(element, 'household.3.age'), '8');
    await userEvent.click(button(element, 'Analyze'));
    await expect
      .poll(() => all(element, '[aria-invalid=true]').map(({name}) => name))
      .toEqual(['household.3.age']);
    expect(text(element, '.summary')).toContain('Person 4, Age: Enter a number');
    await expect.poll(() => toast(element)).toBe('Analysis FailedSome answers need another look.');
  });
});

describe('health answers', () => {
  test('open with their own unticked consent, are sent with its evidence, and never stored', async () => {
    const heard = serveScript(answers(qualified));
    const element = await mount();
    await fillFirst(element);
    expect(control(element, 'conditions').matches(':disabled')).toBe(true);
    expect(control(element, 'healthConsent').checked).toBe(false);
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    expect(text(element, '#health-hint')).toContain('memory only');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      healthInfo: {conditions: 'asthma'},
      consents: [
        {kind: 'health', textVersion: 'health-2026-11', textSha256: expect.stringMatching(/^[0-9a-f]{64}$/)},
      ],
    });
    expect(stored()).not.toContain('asthma');
    expect(stored()).toContain('Houston');
  });

  test('are asked on the agency’s own page only', async () => {
    const element = await mount({site: 'https://agency.example', partner: 'riverside', lang: 'es'});
    await expect.poll(() => element.spoken).toBe('es');
    expect(names(element)).not.toContain('conditions');
    const link = find(element, '.health a') as unknown as HTMLAnchorElement;
    expect(link.href).toBe('https://agency.example/es/ai-workflow?partner=riverside');
    expect(link.target).toBe('_blank');
  });
});

describe('the second phase', () => {
  test('takes over what the first one knows, checks, and answers with points, gaps and a booking link', async () => {
    const heard = serveScript(answers(assessed));
    const element = await mount();
    await userEvent.fill(control(element, 'age'), '42');
    await userEvent.fill(control(element, 'householdSize'), '3');
    await open(element, 'Phase 2: Needs Assessment', 'primary');
    expect(control(element, 'age').value).toBe('42');
    expect(control(element, 'dependents').value).toBe('2');
    expect(all(element, 'form :required').map(({name}) => name)).toEqual(['age', 'primary']);
    expect(names(element)).toEqual(
      expect.arrayContaining([
        'doctors.0',
        'doctors.1',
        'visitsPerYear',
        'budget',
        'riskTolerance',
        'timeline',
      ]),
    );
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect
      .poll(() => toast(element))
      .toBe('Missing InformationPlease fill in all required client profile information.');
    await userEvent.fill(control(element, 'primary'), 'cover the family');
    await userEvent.fill(control(element, 'doctors.1'), 'Dr. Ruiz');
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect.poll(() => text(element, '#result')).toBe('Personalized Recommendations');
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      clientProfile: {age: '42', dependents: '2', doctors: ['Dr. Ruiz']},
      goals: {primary: 'cover the family', budget: '', riskTolerance: ''},
      timeline: '',
    });
    const points = all(element, '.points > li').map(({className}) => className);
    expect(points).toEqual(['action', 'finding', 'warning', 'question', 'ruled-out']);
    expect(all(element, '.points').map((list) => (list as unknown as HTMLOListElement).start)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(text(element, '.gaps tbody')).toContain(
      'Life insurance$415,000 – $615,000$250,000$165,000 – $365,000',
    );
    const link = find(element, '.result a.button') as unknown as HTMLAnchorElement;
    expect(link.textContent).toContain('Schedule Consultation');
    expect(link.href).toBe(assessed.calendlyLink);
    expect(link.target).toBe('_blank');
    expect(text(element, '.badges')).toContain('Assessment Date');
    await expect
      .poll(() => toast(element))
      .toBe('Needs Assessment CompletePersonalized recommendations have been generated.');
  });

  test('shows plain recommendations as text, and the agency’s own booking page where the answer names none', async () => {
    serveScript(answers({recommendations: '1. Think.\n2. Act.'}));
    const element = await mount();
    await open(element, 'Phase 2: Needs Assessment', 'primary');
    await userEvent.fill(control(element, 'age'), '42');
    await userEvent.fill(control(element, 'primary'), 'a plan');
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect.poll(() => text(element, '.prose')).toBe('1. Think.\n2. Act.');
    expect((find(element, '.result a.button') as unknown as HTMLAnchorElement).href).toMatch(
      /^https:\/\/booking\./,
    );
  });

  test('fails with its own words', async () => {
    serveScript(() => new Response('', {status: 500}));
    const element = await mount();
    await open(element, 'Phase 2: Needs Assessment', 'primary');
    await userEvent.fill(control(element, 'age'), '42');
    await userEvent.fill(control(element, 'primary'), 'a plan');
    await userEvent.click(button(element, 'Generate Recommendations'));
    await expect
      .poll(() => toast(element))
      .toBe('Assessment FailedUnable to process needs assessment. Please try again.');
  });
});

describe('the third phase', () => {
  test('keeps one life change at least, drops blank ones, and answers with review and follow-ups', async () => {
    const heard = serveScript(answers(managed));
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    expect(text(element, '#part')).toBe('Current Policy Portfolio / Retirement Portfolio');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect
      .poll(() => toast(element))
      .toBe('Missing InformationPlease provide current policy information.');
    const remove = () => all(element, 'button').filter(({textContent}) => textContent === 'Remove');
    expect(remove().map(({disabled}) => disabled)).toEqual([true]);
    await userEvent.click(button(element, 'Add Life Change'));
    await expect.poll(() => focusedId(element)).toBe('lifestageChanges.1');
    await userEvent.keyboard('moved to Katy');
    await userEvent.fill(control(element, 'lifestageChanges.1.date'), '2026-11-02');
    await userEvent.click(button(element, 'Add Life Change'));
    await expect.poll(() => remove().length).toBe(3);
    const [first] = remove();
    if (first) await userEvent.click(first);
    await expect.poll(() => control(element, 'lifestageChanges.0').value).toBe('moved to Katy');
    expect(focusedId(element)).toBe('changes');
    await userEvent.fill(control(element, 'lifeInsurance'), 'none');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect.poll(() => text(element, '#result')).toBe('Client Management Plan');
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      clientId: 'current-client',
      policyInfo: {lifeInsurance: 'none', cancerCoverage: '', medicare: '', retirement: ''},
      lifestageChanges: [{change: 'moved to Katy', date: '2026-11-02'}],
    });
    expect(text(element, '.badges')).toBe('Next ReviewDecember 15, 2026Automated Follow-upsEnabled');
    expect(text(element, '.statutory')).not.toBe('');
    await expect
      .poll(() => toast(element))
      .toBe('Portfolio Review CompleteClient management plan has been generated.');
  });

  test('says Disabled where nothing says otherwise, and fails with its own words', async () => {
    serveScript(answers({managementPlan: 'Rest.'}), () => new Response('', {status: 500}));
    const element = await mount();
    await open(element, 'Phase 3', 'lifeInsurance');
    await userEvent.fill(control(element, 'lifeInsurance'), 'none');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect.poll(() => text(element, '.badges')).toBe('Automated Follow-upsDisabled');
    expect(text(element, '.prose')).toBe('Rest.');
    await userEvent.click(button(element, 'Generate Management Plan'));
    await expect
      .poll(() => toast(element))
      .toBe('Review FailedUnable to process client management analysis. Please try again.');
    expect(text(element, '.prose')).toBe('Rest.');
  });
});

describe('what was answered', () => {
  test('outlives switching phases, another language, a move, and a reload but for health', async () => {
    const element = await mount();
    await fillFirst(element);
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
    expect(control(reloaded, 'conditions').value).toBe('');
    expect(control(reloaded, 'healthConsent').checked).toBe(false);
  });

  test('goes with one button, here and in the tab', async () => {
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(button(element, 'Clear my answers'));
    await expect.poll(() => control(element, 'location').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(text(element, '[role=status]')).toBe('Your answers are cleared.');
    expect(focusedId(element)).toBe('part');
  });

  test('lives on in memory where storage is blocked', async () => {
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

  test('that was typed before the script came is taken over', async () => {
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
  test('stand behind one line with their own unticked consents, and agreeing to calls asks for a number', async () => {
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
    await element.bringLater();
    element.answer('contact.email', 'nobody');
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => all(element, '.summary a').length).toBe(1);
    await userEvent.click(find(element, '.summary a'));
    await expect.poll(() => focusedId(element)).toBe('email');
  });
});

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
  test('is printed alone, from a frame of its own', async () => {
    const element = await plan();
    const printed: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- applied to its own element below
    const {append} = Element.prototype;
    vi.spyOn(Element.prototype, 'append').mockImplementation(function (this: Element, ...nodes) {
      append.apply(this, nodes);
      for (const node of nodes)
        if (node instanceof HTMLIFrameElement && node.contentWindow)
          // `innerText`: what is hidden is not printed.
          node.contentWindow.print = () => printed.push(node.contentDocument?.body.innerText ?? '');
    });
    await userEvent.click(button(element, 'Print'));
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Client Management Plan');
    expect(printed[0]).toContain('Enroll by December 15, 2026');
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

  test('is had in the language chosen since, by the same answers', async () => {
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

  test('stays, marked as what it is, when the other language cannot be had', async () => {
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
  // The toast of the answer may lie over the button of a small page.
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
  test('needs name and email, keeps what was answered, and gives later requests an id of their own', async () => {
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

  test('that fails keeps everything, and the same answers go again under the same key', async () => {
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

  test('goes under the same key after a reload, and as a record that replaces it once answers were edited', async () => {
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

  test('leaves nothing of its consents in the tab', async () => {
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

  test('says how long it took, and what only a program fills', async () => {
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

  test('sends no health answers from 65 on, and says so', async () => {
    const heard = byPath();
    const element = await mount();
    await fillFirst(element);
    await userEvent.fill(control(element, 'household.1.age'), '65');
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    await askedAndFilled(element, 'none');
    expect(text(element, '.save')).toContain('neither used nor saved');
    await saveByKeyboard(element);
    expect(JSON.stringify(sends(heard)[0]?.body)).not.toMatch(/asthma|healthInfo/);
  });

  test('sends health answers with their consent only', async () => {
    const heard = serveScript(answers(qualified), saves, answers(qualified));
    const element = await mount();
    await fillFirst(element);
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.fill(control(element, 'conditions'), 'asthma');
    await userEvent.click(control(element, 'healthConsent'));
    await userEvent.click(button(element, 'Analyze'));
    await expect.poll(() => text(element, '#save')).toBe('Save my results');
    await fillContact(element);
    // By keyboard: on the small page of the tests the toast of the answer lies over the button.
    button(element, 'Save my results').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    expect(heard[1]?.body).toContain('Houston');
    expect(heard[1]?.body).not.toContain('asthma');
  });
});

test('says that a page may not send before it is filled for nothing', async () => {
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

test('can be walked through and sent by keyboard alone', async () => {
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
