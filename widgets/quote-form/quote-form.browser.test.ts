import {describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import {protocol} from '../element/protocol.ts';
import {keepsIt, serveScript} from '../ui/submission/scripted-server.ts';
import type {QuoteFormElement} from './quote-form.element.ts';
import {
  ana,
  control,
  fill,
  find,
  focused,
  mount,
  text,
  typed,
  useEmptyPages,
} from './quote-form-on-a-page.ts';

useEmptyPages();

describe('filling it in', () => {
  test('has the fields of the specification, with autocomplete values for browsers', async () => {
    const form = await mount();
    const shown = Object.keys(ana).map((name) => {
      const {type, autocomplete, inputMode, required} = control(form, name);
      return [name, type, autocomplete, inputMode, required];
    });
    expect(shown).toEqual([
      ['firstName', 'text', 'given-name', '', true],
      ['lastName', 'text', 'family-name', '', true],
      ['email', 'email', 'email', 'email', true],
      ['phone', 'tel', 'tel', 'tel', false],
      ['insuranceType', 'select-one', '', '', true],
    ]);
  });

  test('the keyboard alone reaches every control in order, and sends with Enter', async () => {
    const heard = serveScript(keepsIt);
    const form = await mount();
    const reached: (string | undefined)[] = [];
    for (let step = 0; step < 9; step += 1) {
      await userEvent.keyboard('{Tab}');
      const active = focused(form) as HTMLInputElement | HTMLAnchorElement | null;
      reached.push(active?.getAttribute('name') ?? active?.localName);
    }
    expect(reached).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'insuranceType',
      'button',
      'a',
      'a',
      'select',
    ]);
    await fill(form);
    control(form, 'email').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard).toHaveLength(1);
  });

  test("starts with the page's service, unless the visitor has chosen one", async () => {
    const form = await mount({'insurance-type': 'life'});
    expect(control(form, 'insuranceType').value).toBe('life');
    const other = await mount();
    other.setAttribute('insurance-type', 'cancer');
    await expect.poll(() => control(other, 'insuranceType').value).toBe('cancer');
    await userEvent.selectOptions(control(other, 'insuranceType'), 'health');
    other.setAttribute('insurance-type', 'life');
    await other.updated;
    expect(control(other, 'insuranceType').value).toBe('health');
  });

  test('keeps typed text when the language changes and when it is moved or inserted again', async () => {
    const form = await mount();
    await fill(form);
    protocol().choose('de');
    await expect.poll(() => text(form, 'h2')).toBe('Ihr kostenloses Angebot');
    expect(typed(form)).toEqual(ana);
    const section = document.createElement('section');
    document.body.append(section);
    section.append(form);
    expect(typed(form)).toEqual(ana);
    form.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.body.append(form);
    await expect.poll(() => form.shadowRoot?.querySelector('form')).not.toBeNull();
    expect(typed(form)).toEqual(ana);
  });

  test('the page may change the service until the visitor chooses one', async () => {
    const form = await mount({'insurance-type': 'life'});
    form.setAttribute('insurance-type', 'cancer');
    await expect.poll(() => control(form, 'insuranceType').value).toBe('cancer');
    await userEvent.selectOptions(control(form, 'insuranceType'), 'health');
    form.setAttribute('insurance-type', 'notary');
    await form.updated;
    expect(control(form, 'insuranceType').value).toBe('health');
  });

  test("reads text that was typed into the page's markup before the script loaded", async () => {
    const drawn = await mount({lang: 'es'});
    const markup = drawn.shadowRoot?.querySelector('.lamplight')?.innerHTML ?? '';
    drawn.remove();
    const holder = document.createElement('div');
    holder.setHTMLUnsafe(
      `<lamplight-quote-form lang="es"><template shadowrootmode="open"><div class="lamplight" lang="es">${markup}</div></template></lamplight-quote-form>`,
    );
    const form = holder.firstElementChild as QuoteFormElement;
    const field = control(form, 'firstName');
    field.value = 'Ana';
    document.body.append(holder);
    // The script has loaded, and its texts are still loading.
    control(form, 'lastName').value = 'Pérez';
    await expect.poll(() => form.state.answers.firstName).toBe('Ana');
    await expect.poll(() => form.state.answers.lastName).toBe('Pérez');
    protocol().choose('fr');
    await expect.poll(() => text(form, 'h2')).toBe('Demandez votre devis gratuit');
    expect(control(form, 'firstName').value).toBe('Ana');
    expect(control(form, 'lastName').value).toBe('Pérez');
  });

  test('the chosen language is the choice of the picker', async () => {
    const form = await mount();
    await userEvent.selectOptions(find(form, '.footer select'), 'zh');
    await expect.poll(() => text(form, 'h2')).toBe('获取免费报价');
    expect(localStorage.getItem('selectedLanguage')).toBe('zh');
  });
});
