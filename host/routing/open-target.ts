/** Opens the question that the address names, if its target is one. Returns the target of the address. */
export const openTarget = (): Element | null => {
  const target =
    location.hash === '' ? null : document.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
  if (target instanceof HTMLDetailsElement && !target.open) {
    target.open = true;
    target.scrollIntoView({behavior: 'instant'});
  }
  return target;
};
