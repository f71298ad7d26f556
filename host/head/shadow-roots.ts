const opening = /<lamplight-([a-z-]+)((?: [a-z-]+="[^"]*")*)>/gu;
const attribute = / ([a-z-]+)="([^"]*)"/gu;

/** Returns an element's content as a declarative shadow root, or '' when the element has none. */
export type WidgetMarkup = (name: string, attributes: Readonly<Record<string, string>>) => string;

/** Inserts each element's content right after its opening tag in the page's HTML. */
export const withShadowRoots = (html: string, widgetMarkup: WidgetMarkup): string =>
  html.replaceAll(opening, (tag, name: string, text: string) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]),
    );
    return tag + widgetMarkup(name, attributes);
  });
