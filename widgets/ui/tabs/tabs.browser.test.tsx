import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {renderTree, unmountTree} from '../../element/render.ts';
import {Tabs} from './tabs.tsx';

const root = document.createElement('div');
const onSelect = vi.fn();
const ids = ['one', 'two', 'three'];

const draw = (active: string): void => {
  const tabs = ids.map((id) => ({id, label: `Tab ${id}`, content: <input name={id} />}));
  renderTree(<Tabs label="Steps" tabs={tabs} active={active} onSelect={onSelect} />, root);
};

beforeEach(() => {
  document.body.append(root);
  onSelect.mockImplementation((id: string) => draw(id));
  draw('one');
});

afterEach(() => {
  unmountTree(root);
  root.remove();
  onSelect.mockReset();
});

const tab = (id: string): HTMLElement => root.querySelector<HTMLElement>(`#tab-${id}`) as HTMLElement;

test('only the open tab is a tab stop, and only its panel is visible', () => {
  expect(ids.map((id) => tab(id).tabIndex)).toEqual([0, -1, -1]);
  expect([...root.querySelectorAll<HTMLElement>('[role=tabpanel]')].map(({hidden}) => hidden)).toEqual([
    false,
    true,
    true,
  ]);
});

test('arrows, Home and End move, open and move the focus, also around the ends', async () => {
  tab('one').focus();
  for (const [key, id] of [
    ['ArrowRight', 'two'],
    ['End', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'three'],
    ['Home', 'one'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(tab(id));
    expect(tab(id).getAttribute('aria-selected')).toBe('true');
  }
});

test('keeps the content of a closed panel', async () => {
  const field = root.querySelector<HTMLInputElement>('input[name=one]');
  if (field) field.value = 'kept';
  await userEvent.click(tab('three'));
  await userEvent.click(tab('one'));
  expect(root.querySelector<HTMLInputElement>('input[name=one]')?.value).toBe('kept');
});
