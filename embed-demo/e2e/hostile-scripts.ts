import {widgetNames} from '../../widgets/embed/names.ts';
import {everyElement, type HostilePage, loaderTag, WATCH_NONCE} from './hostile-page.ts';

/** Allows our files and nothing else: no markup from strings, no inline style or script. */
export const strictPolicy = (site: string, scripts = ''): string =>
  [
    "default-src 'none'",
    `script-src ${site} ${scripts}`.trim(),
    "style-src 'none'",
    `connect-src ${site}`,
    'img-src data:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Old libraries' changes to built-in objects, AMD, and a storage that refuses access. */
export const PATCHES = `<script>
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  Object.prototype.extend = function () {};
  Array.prototype.each = function (f) { for (var i = 0; i < this.length; i++) f(this[i]); };
  String.prototype.toJSON = function () { return 'patched'; };
  Array.from = function (list) { var out = []; for (var i = 0; i < list.length; i++) out.push(list[i]); return out; };
  window.define = function () { throw new Error('AMD'); }; window.define.amd = {};
  Object.defineProperty(window, 'localStorage', {get: function () { throw new DOMException('blocked', 'SecurityError'); }});
  Object.defineProperty(window, 'sessionStorage', {get: function () { throw new DOMException('blocked', 'SecurityError'); }});
</script>`;

const FROZEN = `<script>
  for (const built of [Object, Array, Function, String, Promise, Map, Set]) { Object.freeze(built); Object.freeze(built.prototype); }
</script>`;

// A page's shortcuts: letters act on the page unless they are typed into a field, and the page sees only our
// host element.
const SHORT_CUTS = `<script>
  for (const type of ['keydown', 'keypress', 'keyup'])
    document.addEventListener(type, (event) => {
      if (event.key.length === 1 && !/^(?:input|textarea|select)$/.test(event.target.localName)) event.preventDefault();
    });
</script>`;

// An old script for statistics: reads every address as a text.
const WRAPPED_FETCH = `<script>
  const {fetch: original} = window;
  window.fetch = function (address) {
    if (address.indexOf('statistics') >= 0) return Promise.reject(new TypeError('blocked'));
    return original.apply(this, arguments);
  };
</script>`;

// An old polyfill: its entries do not show what is in sight.
const OLD_OBSERVER = `<script>
  const {IntersectionObserver: original} = window;
  window.IntersectionObserver = function (callback, options) {
    return new original((entries, observer) => callback(entries.map(({target, intersectionRatio}) => ({target, intersectionRatio})), observer), options);
  };
</script>`;

// A polyfill for scoped registries, which registers classes of its own around ours, and a page whose relative addresses lead elsewhere.
const WRAPPED_REGISTRY = `<base href="https://elsewhere.example/shop/"><script>
  const {define} = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, wrapped, options) {
    return define.call(this, name, class extends wrapped {}, options);
  };
</script>`;

// An old tag manager: the page is parsed, and then written again from its own text. The script removes itself first: in WebKit, a page with an
// async script has one more load event after each writing, so that a page that contains this script again is written without end.
const REWRITTEN = `<script>
  const {currentScript} = document;
  addEventListener('load', () => {
    currentScript.remove();
    const text = document.documentElement.outerHTML;
    document.open();
    document.write('<!doctype html>' + text);
    document.close();
    window.timesWritten = (window.timesWritten || 0) + 1;
  });
</script>`;

/** Returns a fault when the page was not written again, or was written more than once. */
const writtenOnce = (): string => {
  const {timesWritten = 0} = window as {timesWritten?: number};
  return timesWritten === 1 ? '' : `the page was written again ${timesWritten} times`;
};

/** Writes the tags of the loader twice, of every module and of every standalone file. */
export const everyScript = (site: string): string =>
  loaderTag(site).repeat(2) +
  widgetNames
    .flatMap((name) => [
      `<script type="module" src="${site}/embed/v1/${name}.js"></script>`,
      `<script src="${site}/embed/v1/standalone/${name}.js" async></script>`,
    ])
    .join('');

const withScripts = (name: string, scripts: string, more: Partial<HostilePage> = {}): HostilePage => ({
  name,
  write: ({site, api}) => ({
    head: scripts + loaderTag(site),
    body: everyElement(api === undefined ? '' : ` api="${api}"`),
  }),
  ...more,
});

const module = (site: string, name: string): string =>
  `<script type="module" src="${site}/embed/v1/${name}.js"></script>`;

/** Chooses Spanish in one version. Lists the elements, of either version, that do not change to Spanish. */
const speakSpanish = (): string => {
  (window as unknown as {Lamplight: {chooseLanguage(lang: string): void}}).Lamplight.chooseLanguage('es');
  const elements = [...document.querySelectorAll('*')].filter(({localName}) =>
    localName.startsWith('lamplight-'),
  );
  return elements
    .filter(({shadowRoot}) => shadowRoot?.querySelector<HTMLElement>('.lamplight')?.lang !== 'es')
    .map(({localName}) => `${localName} does not follow the choice of a language`)
    .join('\n');
};

const firstVersion = (name: string, write: (site: string, first: string) => string): HostilePage => ({
  name,
  hasFirstVersion: true,
  // The first version has no chat: its loader requests the missing file and reports the failure.
  expected: /chat\.js|Importing a module script failed/,
  lastLook: speakSpanish,
  write: ({site, first = site}) => ({head: write(site, first), body: everyElement()}),
});

/** Pages whose scripts, policies and servers disturb elements. */
export const hostileScripts: readonly HostilePage[] = [
  withScripts('frozen built-ins', FROZEN, {isInEveryRun: true}),
  withScripts('patched built-ins, AMD and a blocked storage', PATCHES),
  withScripts('a fetch that expects addresses as text', WRAPPED_FETCH, {isInEveryRun: true}),
  withScripts('an observer without isIntersecting', OLD_OBSERVER),
  withScripts('classes wrapped at their definition, and a base elsewhere', WRAPPED_REGISTRY),
  withScripts('itself written again by document.write', REWRITTEN, {lastLook: writtenOnce}),
  {
    name: "a strict policy and Trusted Types 'none'",
    write: ({site}) => ({
      head: loaderTag(site),
      body: everyElement(),
      headers: {'Content-Security-Policy': strictPolicy(site, `'nonce-${WATCH_NONCE}'`)},
    }),
  },
  withScripts('short-cuts of its own', SHORT_CUTS),
  {
    name: 'every file at once: loader twice, modules, standalone files',
    write: ({site}) => ({head: everyScript(site), body: everyElement()}),
  },
  {
    name: 'an optimizer that swaps the script type later',
    isInEveryRun: true,
    write: ({site}) => ({
      head: `<script type="text/lazy" src="${site}/embed/v1/lamplight.js" async></script>`,
      body: `${everyElement()}<script>
        setTimeout(() => {
          const lazy = document.querySelector('script[type="text/lazy"]');
          const script = document.createElement('script');
          for (const {name, value} of lazy.attributes) if (name !== 'type') script.setAttribute(name, value);
          lazy.replaceWith(script);
        }, 300);
      </script>`,
    }),
  },
  {
    name: 'two versions at once',
    isInEveryRun: true,
    write: ({site}) => ({
      head: `${loaderTag(site)}<script src="${site}/embed/v0.9.0/lamplight.js" async></script>
        <script type="module" src="${site}/embed/v0.9.0/quote-form.js"></script>`,
      body: everyElement(),
    }),
  },
  firstVersion(
    'the first version, and then this one',
    (site, first) => `<script src="${first}/embed/v1/lamplight.js"></script>${loaderTag(site)}`,
  ),
  firstVersion(
    'this version, and then the first',
    (site, first) => `<script src="${site}/embed/v1/lamplight.js"></script>${loaderTag(first)}`,
  ),
  firstVersion(
    'forms of the first version, all else of this one',
    (site, first) => module(first, 'quote-form') + module(first, 'questionnaire') + loaderTag(site),
  ),
  withScripts('a frame with a sandbox', '', {sandbox: 'allow-scripts'}),
  withScripts('Back from another page', '', {isReturnedTo: true}),
  withScripts('an API that is down', '', {trouble: 'down'}),
  withScripts('an API that answers after 20 s', '', {trouble: 'late'}),
  withScripts('an API that answers 429', '', {trouble: 'status 429'}),
  withScripts('an API that answers 503', '', {trouble: 'status 503'}),
];
