import type {BaseElement} from './base-element.ts';

/**
 * Follows an element from its first drawing on: notes that it came into view, and hands clicks and answers to a file that comes
 * with the first of them. Focus, and a finger that scrolls past, are no acts.
 */
export const followProgress = (element: BaseElement, root: HTMLElement): void => {
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    sight.disconnect();
    element.reach('seen');
  });
  // Not the root itself, which is flat where everything in it is fixed to the window.
  for (const child of root.children) sight.observe(child);
  // The target is read now: once the event has left the shadow root, its target is gone.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the root is ours alone, and every element downloads this
  root.onclick = root.oninput = ({type, target}: Event) => {
    // Without the file the visit is not counted.
    import('./late-progress.ts').then((late) => late.noteAct(element, type, target)).catch(() => undefined);
  };
};
