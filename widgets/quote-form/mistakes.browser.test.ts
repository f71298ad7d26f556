import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {
  ana,
  control,
  events,
  fill,
  find,
  focused,
  mount,
  text,
  toast,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';

useEmptyPages();

describe('mistakes', () => {
  test('are shown at the field and in a summary that takes focus and leads to the fields', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    await fill(form, {...ana, email: 'ana@example', lastName: ''});
    await userEvent.click(find(form, 'button'));
    await expect.poll(() => focused(form)?.matches('.summary')).toBe(true);
    const links = [...(form.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.summary a') ?? [])];
    expect(links.map((link) => link.textContent)).toEqual([
      'Enter your last name.',
      'Enter an email address like name@example.com.',
    ]);
    const email = control(form, 'email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe('email-error');
    expect(text(form, '#email-error')).toBe('Enter an email address like name@example.com.');
    const address = location.href;
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(focused(form)).toBe(email);
    expect(location.href).toBe(address);
    expect(heard).toEqual([]);
    expect(events).toEqual([
      {
        type: 'lamplight-error',
        detail: {code: 'invalid-fields', message: 'lastName: required, email: invalid-email'},
      },
    ]);
  });

  test('disappear one by one when they are corrected', async () => {
    const form = await mount();
    await fill(form, {...ana, email: 'ana@example', lastName: ''});
    await form.submit();
    await userEvent.fill(control(form, 'email'), 'ana@example.com');
    await expect.poll(() => control(form, 'email').getAttribute('aria-invalid')).toBeNull();
    expect(text(form, '.summary ul')).toBe('Enter your last name.');
    await userEvent.fill(control(form, 'lastName'), 'Reyes');
    await expect.poll(() => text(form, '.summary')).toBeUndefined();
  });

  test('from the server are shown in the same places, and in its words by a toast', async () => {
    serveScript(
      saysNo(422, 'invalid-fields', {
        detail: 'Please check your answers.',
        errors: [{field: 'firstName', code: 'invalid-characters'}],
      }),
    );
    const form = await mount();
    await fill(form);
    await form.submit();
    await expect.poll(() => focused(form)?.matches('.summary')).toBe(true);
    expect(text(form, '#firstName-error')).toBe(
      'One of these characters cannot be saved. Please type your answer again.',
    );
    await expect.poll(() => toast(form)).toBe('Submission FailedPlease check your answers.');
    expect(typed(form)).toEqual(ana);
  });
});
