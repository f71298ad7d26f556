import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {userEvent} from 'vitest/browser';
import type {Language} from '../../../contract/language.ts';
import {renderTree, unmountTree} from '../../element/render.ts';
import {NumberField, type NumberUnit} from './number-field.tsx';

const root = document.createElement('div');
let values: (number | null)[] = [];

/** Draws the field with a value, and draws again when the field reports a value, as an element does. */
const draw = (value: number | null, lang: Language, unit: NumberUnit = 'dollars'): HTMLInputElement => {
  renderTree(
    <NumberField
      name="income"
      label="Income"
      hint="Before taxes."
      error={Number.isNaN(value) ? 'Enter a number.' : undefined}
      value={value}
      unit={unit}
      lang={lang}
      onValue={(given) => {
        values.push(given);
        draw(given, lang, unit);
      }}
    />,
    root,
  );
  return root.querySelector('input') as HTMLInputElement;
};

beforeEach(() => {
  values = [];
  document.body.append(root);
});

afterEach(() => {
  unmountTree(root);
  root.remove();
});

describe('a number field', () => {
  test('shows its number in the notation of the language, with the sign in its usual place', () => {
    expect(draw(75_000, 'en').value).toBe('75,000');
    expect(root.querySelector('.sign')?.textContent).toBe('$');
    expect(root.querySelector('.number-box')?.className).toContain('before');
    expect(draw(75_000, 'de').value).toBe('75.000');
    expect(root.querySelector('.number-box')?.className).toContain('after');
  });

  test('does not change typed text until the field is left, and reports every keystroke', async () => {
    const input = draw(null, 'en');
    await userEvent.type(input, '12000');
    expect(input.value).toBe('12000');
    expect(values).toEqual([1, 12, 120, 1200, 12_000]);
    await userEvent.tab();
    expect(input.value).toBe('12,000');
  });

  test('keeps text that is not a number, and shows an error at the field', async () => {
    const input = draw(1, 'en');
    await userEvent.fill(input, 'a lot');
    await userEvent.tab();
    expect(input.value).toBe('a lot');
    expect(values.at(-1)).toBeNaN();
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toBe('income-hint income-error');
    await userEvent.fill(input, '');
    expect(values.at(-1)).toBeNull();
  });

  test('accepts a number from outside', async () => {
    const input = draw(1, 'en');
    await userEvent.fill(input, '5,5');
    draw(1_234.5, 'en');
    await expect.poll(() => input.value).toBe('1,234.5');
    draw(null, 'en');
    await expect.poll(() => input.value).toBe('');
  });

  test('requests the right keyboard and is named by its label', () => {
    expect(draw(1, 'en').inputMode).toBe('decimal');
    expect(draw(1, 'en', 'age').inputMode).toBe('numeric');
    expect(root.querySelector('input')?.labels?.[0]?.textContent).toBe('Income');
  });
});
