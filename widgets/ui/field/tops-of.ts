/** For tests: lists the distance of every visible part of a root, except toasts, from the top of its host, in CSS pixels, in document order. */
export const topsOf = ({shadowRoot}: HTMLElement): readonly string[] => {
  const top = shadowRoot?.host.getBoundingClientRect().top ?? 0;
  return [...(shadowRoot?.querySelectorAll(':not(.toast-region, .toast-region *)') ?? [])].flatMap((part) => {
    const {top: at, height} = part.getBoundingClientRect();
    return height > 0 ? [`${part.localName}.${part.getAttribute('name') ?? part.className} ${at - top}`] : [];
  });
};
