import type {BaseElement} from './base-element.ts';

/**
 * Follows an element from its first drawing on: notes that it came into view, and passes clicks and answers to a file
 * that loads at the first of them. Focus and scrolling do not count as acts.
 */
export const followProgress = (element: BaseElement, root: HTMLElement): void => {
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    sight.disconnect();
    element.reach('seen');
  });
  // Not the root itself, which has no height if all its content is fixed to the window.
  for (const child of root.children) sight.observe(child);
  // The target must be read now: after the event has left the shadow root, its target is gone.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the root is ours alone, and every element downloads this
  root.onclick = root.oninput = ({type, target}: Event) => {
    // Without the file the visit is not counted.
    import('./late-progress.ts').then((late) => late.noteAct(element, type, target)).catch(() => undefined);
  };
};
