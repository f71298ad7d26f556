/* Rewrites a page's HTML like caching and optimizing plugins. The rewrites imitate the published output of the plugins; they are not the
   plugins. */

/** Requests a script that a page names. */
type Fetched = (address: string) => Promise<string>;

/** A way in which pages are rewritten. */
export type Rewrite = {
  readonly name: string;
  readonly rewrite: (html: string, fetched: Fetched) => string | Promise<string>;
};

const scriptTag = /<script\b([^>]*?)\ssrc=(["'])(.*?)\2([^>]*)><\/script>/gu;
const hasOptedOut = /data-no-optimize|nowprocket/u;
const addressOf = (written: string): string => written.replaceAll('&#038;', '&').replaceAll('&amp;', '&');

/** Restores delayed scripts after the visitor's first action or after a while. */
const awaken = (selector: string, source: string): string => `<script>(() => {
  const wake = () => {
    for (const old of document.querySelectorAll('${selector}')) {
      const script = document.createElement('script');
      for (const {name, value} of old.attributes) if (name !== 'type' && name !== '${source}') script.setAttribute(name, value);
      if (old.hasAttribute('${source}')) script.src = old.getAttribute('${source}');
      script.async = false;
      script.textContent = old.textContent;
      old.replaceWith(script);
    }
  };
  for (const type of ['keydown', 'mousemove', 'touchstart', 'wheel']) addEventListener(type, wake, {once: true});
  setTimeout(wake, 1500);
})();</script>`;

const delayed: Rewrite['rewrite'] = (html) =>
  html
    .replaceAll(scriptTag, (_, before, quote, address, after) =>
      [
        `<script type="rocketlazyloadscript"${before}`,
        `data-rocket-src=${quote}${address}${quote}${after}></script>`,
      ].join(' '),
    )
    .replace('</body>', `${awaken('script[type=rocketlazyloadscript]', 'data-rocket-src')}</body>`);

const combined =
  (isPolite: boolean): Rewrite['rewrite'] =>
  async (html, fetched) => {
    const sources: string[] = [];
    const rest = html.replaceAll(scriptTag, (tag: string, ...[, , address]: string[]) => {
      if (address === undefined || (isPolite && hasOptedOut.test(tag))) return tag;
      sources.push(addressOf(address));
      return '';
    });
    const texts = await Promise.all(sources.map(fetched));
    const bundle = `${texts.join(';\n')};`.replaceAll('</script', String.raw`<\/script`);
    return rest.replace('</body>', () => `<script>${bundle}</script></body>`);
  };

/** Every rewrite that is tested. */
export const rewrites: readonly Rewrite[] = [
  {name: 'as WordPress writes it', rewrite: (html) => html},
  {
    name: 'every script deferred',
    rewrite: (html) => html.replaceAll(/<script\b(?=[^>]*\ssrc=)(?![^>]*\sdefer)/gu, '<script defer'),
  },
  {
    name: 'every script asynchronous',
    rewrite: (html) => html.replaceAll(/<script\b(?=[^>]*\ssrc=)(?![^>]*\sasync)/gu, '<script async'),
  },
  {name: 'scripts delayed until the visitor acts, whatever their tags ask for', rewrite: delayed},
  {
    name: 'data-src instead of src, filled in later',
    rewrite: (html) =>
      html
        .replaceAll(scriptTag, '<script$1 data-type="lazy" data-src=$2$3$2$4></script>')
        .replace(
          '</body>',
          `<script>setTimeout(() => document.querySelectorAll('script[data-type=lazy]').forEach((script) => script.setAttribute('src', script.dataset.src)), 500)</script></body>`,
        ),
  },
  {name: 'scripts combined, except those that ask to stay', rewrite: combined(true)},
  {name: 'all scripts combined into one in the page', rewrite: combined(false)},
  {
    name: 'HTML minified: no comments, no spaces between tags, no quotes',
    rewrite: (html) =>
      html
        .replaceAll(/<!--(?!\[if)[\s\S]*?-->/gu, '')
        .replaceAll(/>\s+</gu, '><')
        .replaceAll(
          /(<[a-z][^>]*?\s(?:shadowrootmode|type|method|name|lang|id|class))="([\w-]+)"/gu,
          '$1=$2',
        ),
  },
  {
    name: 'style elements outside the elements removed as unused',
    rewrite: (html) => html.replaceAll(/<style[^>]*>lamplight[^<]*<\/style>/gu, ''),
  },
];
