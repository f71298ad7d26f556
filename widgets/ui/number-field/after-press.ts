/**
 * Runs an act at once; but when a pointer that presses a control is why the field was left, after its click. What appears
 * between press and release moves the control away from under the pointer, and the click is lost.
 */
export const afterPress = (field: HTMLElement, act: () => void): void => {
  const root = field.getRootNode() as ParentNode;
  if (!root.querySelector(':is(button, summary, a, label, select):active')) {
    act();
    return;
  }
  // Also comes when the pointer is let go elsewhere; the click, if there is one, comes in the same turn.
  addEventListener('mouseup', () => setTimeout(act), {once: true, capture: true});
};
