import {afterEach, expect, test, vi} from 'vitest';
import {userEvent} from 'vitest/browser';
import {renderTree, unmountTree} from '../../element/render.ts';
import {Dialog} from './dialog.tsx';

const root = document.createElement('div');

const draw = async (onClose: () => void): Promise<HTMLDialogElement> => {
  document.body.append(root);
  renderTree(
    <Dialog title="Life cover" closeLabel="Close" onClose={onClose}>
      <input name="income" />
    </Dialog>,
    root,
  );
  const dialog = root.querySelector('dialog') as HTMLDialogElement;
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
  return dialog;
};

afterEach(() => {
  unmountTree(root);
  root.remove();
});

test('opens in the top layer, with the focus on its title', async () => {
  const dialog = await draw(() => undefined);
  expect(document.activeElement).toBe(root.querySelector('#dialog-title'));
  expect(dialog.getAttribute('aria-labelledby')).toBe('dialog-title');
});

test('reports once that it closed, by Esc or by its button', async () => {
  const onClose = vi.fn();
  await draw(onClose);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  unmountTree(root);
  await draw(onClose);
  await userEvent.click(root.querySelector('button') as HTMLElement);
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
});

test('is modal again after a move in the page', async () => {
  const onClose = vi.fn();
  const dialog = await draw(onClose);
  const section = document.createElement('section');
  document.body.append(section);
  section.append(root);
  expect(dialog.matches(':modal')).toBe(false);
  await draw(onClose);
  expect(onClose).not.toHaveBeenCalled();
  section.remove();
});
