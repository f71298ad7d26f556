/** Styles that must not change with the surrounding page: the visible properties of every text and control inside. */
export const looks = () =>
  [...document.querySelectorAll('*')]
    .filter(({localName}) => localName.startsWith('lamplight-'))
    .map((host) =>
      [...(host.shadowRoot?.querySelectorAll('.lamplight, .lamplight *') ?? [])].map((element) => {
        const style = getComputedStyle(element);
        return [
          element.localName,
          ...(
            [
              'fontSize',
              'letterSpacing',
              'lineHeight',
              'textTransform',
              'color',
              'textAlign',
              'direction',
              'display',
              'backgroundColor',
            ] as const
          ).map((name) => style[name]),
        ].join(' ');
      }),
    );

/** The page without the loader's tag. */
export const outside = () =>
  document.documentElement.outerHTML.replace(/<script[^>]*lamplight\.js[^>]*><\/script>/, '');

/**
 * Returns one line for each Lamplight element on the page, including shadow roots of the page: its tag and `drawn`, or
 * the missing part. Scrolls the first element that is not drawn into view, because the loader waits for that.
 */
export const drawnStates = (): string => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function's text is sent to the page
  const stateOf = (element: Element): string => {
    if (!element.matches(':defined')) return 'is not upgraded';
    const drawing = element.shadowRoot?.querySelector<HTMLElement>('.lamplight');
    if (!drawing?.dataset['live']) return 'is not drawn';
    const controls = [...drawing.querySelectorAll('button, a[href], input, select, textarea, summary')];
    const shown = controls.find((control) => {
      const {width, height} = control.getBoundingClientRect();
      return width >= 12 && height >= 12 && getComputedStyle(control).visibility === 'visible';
    });
    // On paper there are no controls.
    if (matchMedia('print').matches) return 'drawn';
    if (controls.length > 0 && !shown) return 'shows no control';
    // The chat's button is in a corner, and its place in the text has no size.
    const {width} = element.getBoundingClientRect();
    return width < 240 && element.localName !== 'lamplight-chat'
      ? `is ${Math.round(width)} px wide`
      : 'drawn';
  };
  const lines: string[] = [];
  let waiting: Element | undefined;
  const look = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.startsWith('lamplight-')) {
        const state = stateOf(element);
        lines.push(`${element.localName} ${state}`);
        if (state !== 'drawn') waiting ??= element;
      } else if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  waiting?.scrollIntoView({behavior: 'instant'});
  return lines.join('\n');
};

/**
 * Opens each element that is behind a button by its button, and closes each except the quote form, one step with each call. Returns what is still
 * missing; nothing when every dialog was above the page and as wide as its content, and only the quote form is open. Searches the whole window for
 * the close button: on a page with `zoom`, WebKitGTK 2.50 returns rectangles in other pixels than `elementFromPoint` expects.
 */
export const dialogStates = (): string => {
  type Placed = HTMLElement & {wasOpened?: boolean};
  const found: Placed[] = [];
  const look = (root: ParentNode): void => {
    for (const element of root.querySelectorAll<Placed>('*')) {
      if (element.getAttribute('placement') === 'dialog') found.push(element);
      else if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  if (found.length === 0) return 'no element is behind a button';
  const last = found.findIndex(({localName}) => localName === 'lamplight-quote-form');
  found.push(...found.splice(last, 1));
  const element = found.find(({wasOpened}) => !wasOpened);
  const root = element?.shadowRoot;
  if (!element) return '';
  const dialog = root?.querySelector('dialog');
  if (!root || !dialog) {
    root?.querySelector<HTMLElement>('.opener')?.click();
    return `${element.localName} does not open`;
  }
  const close = dialog.querySelector<HTMLElement>('[part=close]');
  if (!close || !dialog.matches(':modal')) return `the dialog of ${element.localName} is not above the page`;
  const isReachable = (): boolean => {
    for (let top = 6; top < innerHeight; top += 12)
      for (let left = 6; left < innerWidth; left += 12)
        if (close.contains(root.elementFromPoint(left, top))) return true;
    return false;
  };
  if (!isReachable()) return `${element.localName} cannot be closed`;
  const body = dialog.querySelector('.dialog-body');
  if (!body?.querySelector('button, input, select')) return `the dialog of ${element.localName} is empty`;
  if (body.scrollWidth > body.clientWidth + 1) return `the dialog of ${element.localName} scrolls sideways`;
  element.wasOpened = true;
  if (element !== found.at(-1)) close.click();
  return `${element.localName} has opened`;
};

/** Lists the paragraphs that are too narrow to be read, in pixels before zoom: the layout of a wide window in a narrow column. */
export const squeezedTexts = (): string => {
  const lines: string[] = [];
  for (const host of document.querySelectorAll('*'))
    if (host.localName.startsWith('lamplight-'))
      for (const text of host.shadowRoot?.querySelectorAll('p') ?? [])
        if (text.textContent.length > 60 && text.offsetWidth > 1 && text.offsetWidth < 120)
          lines.push(`${host.localName} has a paragraph ${text.offsetWidth} px wide`);
  return lines.join('\n');
};

/** Lists the names of the page's global scope, one per line. */
export const globals = (): string => Object.getOwnPropertyNames(window).join('\n');

/**
 * Lists the page's storage entries and readable cookies, one per line; a storage that refuses access counts as empty.
 */
export const stored = (): string => {
  const lines: string[] = [];
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      lines.push(...Object.keys(open()));
    } catch {
      // blocked by the page or by a sandbox
    }
  try {
    lines.push(...document.cookie.split('; ').filter(Boolean));
  } catch {
    // a frame without an origin has none
  }
  return lines.join('\n');
};

/** Lists the addresses that the page has requested, one per line. */
export const requested = (): string =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .join('\n');

/** Returns the page without its title, scripts and our elements: the part that elements must not change. */
export const outsideOurs = (): string =>
  document.documentElement.outerHTML
    .replaceAll(/<(lamplight-[a-z-]+)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(script|title)[\s\S]*?<\/\1>/g, '');
