const opening = /<lamplight-([a-z-]+)((?: [a-z-]+="[^"]*")*)>/gu;
const attribute = / ([a-z-]+)="([^"]*)"/gu;

/** Gives an element's drawn content as a declarative shadow root, or '' when it has none. */
export type WidgetMarkup = (name: string, attributes: Readonly<Record<string, string>>) => string;

/** The page's HTML with the drawn content of each element right behind its opening tag. */
export const withShadowRoots = (html: string, widgetMarkup: WidgetMarkup): string =>
  html.replaceAll(opening, (tag, name: string, text: string) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]),
    );
    return tag + widgetMarkup(name, attributes);
  });
