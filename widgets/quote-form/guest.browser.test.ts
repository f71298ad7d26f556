import {describe, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {breaksOff, keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  events,
  fill,
  find,
  mayAsk,
  mount,
  text,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';

useEmptyPages();

const isHealthy = () => Response.json({ok: true});

describe('on a partner’s page', () => {
  const elsewhere = {api: 'https://agency.example', site: 'https://agency.example', partner: 'clinic & co'};

  test('sends nothing before the first touch', async () => {
    const heard = serveScript(keepsIt);
    await mount(elsewhere);
    expect(heard).toEqual([]);
  });

  test('reports at the first touch that this page may not send, and links to the agency’s own form', async () => {
    const heard = serveScript(breaksOff, isHealthy, breaksOff);
    const form = await mount({...elsewhere, lang: 'de'});
    await userEvent.click(control(form, 'firstName'));
    await expect.poll(() => text(form, '[role=alert]')).toContain('nicht dafür eingerichtet');
    expect(find(form, '[role=alert] a').href).toBe(
      'https://agency.example/de/?partner=clinic%20%26%20co#hero',
    );
    expect(form.shadowRoot?.querySelector('button')).toBeNull();
    expect(heard.map(({url, method}) => [method, url])).toEqual([
      ['HEAD', 'https://agency.example/api/leads'],
      ['GET', 'https://agency.example/api/health'],
      ['HEAD', 'https://agency.example/api/leads'],
    ]);
  });

  test('is silent if the connection fails at first and then returns', async () => {
    const heard = serveScript(breaksOff, isHealthy, mayAsk);
    const form = await mount(elsewhere);
    await userEvent.click(control(form, 'firstName'));
    await expect.poll(() => heard).toHaveLength(3);
    await form.updated;
    expect(form.state.phase).toBe('editing');
  });

  test('reports this, too, when the server itself refuses', async () => {
    serveScript(mayAsk, saysNo(403, 'origin-refused'));
    const form = await mount(elsewhere);
    await fill(form);
    await form.submit();
    expect(form.state.phase).toBe('refused');
    expect(typed(form)).toEqual(ana);
  });

  test('reports this after a failed send, too, when the first check was in doubt', async () => {
    const breaks = Array.from({length: 7}, () => breaksOff);
    const heard = serveScript(...breaks, isHealthy, breaksOff);
    const form = await mount(elsewhere);
    await fill(form);
    await expect.poll(() => heard).toHaveLength(2);
    const {setTimeout: wait} = globalThis;
    // The waits between the retries take 13 s.
    vi.stubGlobal('setTimeout', (done: () => void, ms = 0) => wait(done, ms / 20));
    await form.submit();
    expect(heard.map(({method}) => method).join(' ')).toBe('HEAD GET POST POST POST POST HEAD GET HEAD');
    expect(form.state.phase).toBe('refused');
    expect(text(form, '[role=alert]')).toContain('Ask the agency to add');
    expect(typed(form)).toEqual(ana);
    expect(events).toEqual([
      {type: 'lamplight-error', detail: {code: 'origin-refused', message: 'lamplight-quote-form: not sent'}},
    ]);
  });

  test('is silent if this page may send, and if nobody answers', async () => {
    const heard = serveScript(mayAsk);
    const form = await mount(elsewhere);
    await userEvent.click(control(form, 'firstName'));
    await expect.poll(() => heard).toHaveLength(1);
    vi.unstubAllGlobals();
    const deaf = serveScript(breaksOff);
    const other = await mount(elsewhere);
    await userEvent.click(control(other, 'firstName'));
    await expect.poll(() => deaf).toHaveLength(2);
    expect([form.state.phase, other.state.phase]).toEqual(['editing', 'editing']);
  });
});
