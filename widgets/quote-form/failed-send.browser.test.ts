import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {breaksOff, keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  events,
  fill,
  find,
  mount,
  sends,
  retryInAMinute,
  text,
  toast,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';

useEmptyPages();

describe('sending', () => {
  test('reports that it retries when the connection fails, and sends the same under the same key', async () => {
    const heard = serveScript(breaksOff, keepsIt);
    const form = await mount();
    await fill(form);
    const sent = form.submit();
    await expect.poll(() => text(form, '[role=status]')).toContain('We are trying again');
    expect(text(form, 'button')).toBe('Sending …');
    await sent;
    const keys = heard.map(({headers}) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(events.map(({type}) => type)).toEqual(['lamplight-submitted']);
  });

  test('keeps all typed text when nothing helps, and offers the telephone', async () => {
    serveScript(saysNo(503, 'unavailable', retryInAMinute));
    const form = await mount();
    await fill(form);
    await form.submit();
    expect(typed(form)).toEqual(ana);
    expect(text(form, '[role=status]')).toContain('Your answers are still here');
    expect(find(form, '[role=status] a').href).toMatch(/^tel:\+1/);
    await expect
      .poll(() => toast(form))
      .toBe('Submission FailedPlease try again or call us directly.Call 713-555-0142');
    expect(events).toEqual([
      {
        type: 'lamplight-error',
        detail: {code: 'unavailable', message: 'lamplight-quote-form: not sent'},
      },
    ]);
  });

  test('after an unanswered send the same answers use the same key, and edited answers replace it', async () => {
    const heard = serveScript(
      saysNo(503, 'unavailable', retryInAMinute),
      saysNo(503, 'unavailable', retryInAMinute),
      keepsIt,
    );
    const form = await mount();
    await fill(form);
    await form.submit();
    await form.submit();
    await userEvent.fill(control(form, 'email'), 'ana.reyes@example.com');
    await form.submit();
    const [first, second, third] = sends(heard);
    expect(second).toEqual(first);
    expect(third?.key).not.toBe(first?.key);
    expect(third?.supersedes).toBe(first?.key);
    expect(typed(form)['email']).toBe('');
  });

  test('edited after two unanswered sends, it replaces both, and the next visitor’s request replaces none', async () => {
    const lost = saysNo(503, 'unavailable', retryInAMinute);
    const heard = serveScript(lost, lost, keepsIt);
    const form = await mount();
    await fill(form);
    await form.submit();
    for (const email of ['ana.r@example.com', 'ana.reyes@example.com']) {
      await userEvent.fill(control(form, 'email'), email);
      await form.submit();
    }
    const [first, second, third] = sends(heard);
    expect([first?.supersedes, second?.supersedes]).toEqual([undefined, first?.key]);
    expect(third?.supersedes).toEqual([second?.key, first?.key]);
    await fill(form);
    await form.submit();
    expect(sends(heard)[3]?.supersedes).toBeUndefined();
  });

  test('corrected after a refused edit, it replaces the unanswered send before that', async () => {
    const heard = serveScript(
      saysNo(503, 'unavailable', retryInAMinute),
      saysNo(422, 'invalid-fields', {errors: [{field: 'email', code: 'invalid-email'}]}),
      keepsIt,
    );
    const form = await mount();
    await fill(form);
    await form.submit();
    for (const email of ['ana.r@example.com', 'ana.reyes@example.com']) {
      await userEvent.fill(control(form, 'email'), email);
      await form.submit();
    }
    const [first, refused, corrected] = sends(heard);
    expect(refused?.supersedes).toBe(first?.key);
    expect(corrected?.supersedes).toBe(first?.key);
    expect(corrected?.key).not.toBe(refused?.key);
  });

  test('asks the visitor to call when a retry cannot help', async () => {
    serveScript(saysNo(409, 'idempotency-conflict', {detail: 'Words of the server.'}));
    const form = await mount();
    await fill(form);
    await form.submit();
    expect(text(form, '[role=status]')).toContain('Please call us');
    await expect.poll(() => toast(form)).toBe('Submission FailedWords of the server.Call 713-555-0142');
  });

  test('text typed while the server answers was not sent and stays', async () => {
    const {promise, resolve: answer} = Promise.withResolvers<Response>();
    serveScript(() => promise);
    const form = await mount();
    await fill(form);
    const sent = form.submit();
    await expect.poll(() => form.state.phase).toBe('sending');
    await userEvent.fill(control(form, 'phone'), '713-555-0199');
    answer(keepsIt() as Response);
    await sent;
    expect(control(form, 'phone').value).toBe('713-555-0199');
    expect(events.map(({type}) => type)).toEqual(['lamplight-submitted']);
  });

  test('a lead whose form has left the page meanwhile still arrives', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form);
    const sent = form.submit();
    form.remove();
    await sent;
    expect(heard).toHaveLength(1);
    expect(form.state.phase).toBe('sent');
  });
});
