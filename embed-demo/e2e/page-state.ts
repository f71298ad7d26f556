/** Styles that must not change with the page around: what the eye sees of every text and control inside. */
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
