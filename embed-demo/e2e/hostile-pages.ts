import {widgetNames} from '../../widgets/embed/names.ts';

/** A page that makes things hard for a guest. The loader's tag is the page's own business. */
export type HostilePage = {
  readonly name: string;
  readonly head: string;
  readonly body: string;
};

const all = widgetNames.map((name) => `<lamplight-${name}></lamplight-${name}>`).join('\n');

/** Runs when the page's elements are on screen, and again for each round. */
const rounds = (act: string): string => `<script>window.nextRound = () => { ${act} };</script>`;

/** Lists the pages for an origin that serves the embed files. Each carries every element. */
export const hostilePages = (site: string): readonly HostilePage[] => {
  const loader = `<script src="${site}/embed/v1/lamplight.js" async></script>`;
  return [
    {
      name: 'frozen built-ins',
      head: `<script>
        for (const built of [Object, Array, Function, String, Promise, Map, Set]) { Object.freeze(built); Object.freeze(built.prototype); }
      </script>${loader}`,
      body: all,
    },
    {
      name: 'inside a shadow root of the page',
      head: loader,
      body: `<div id="holder"></div><script>
        const root = document.getElementById('holder').attachShadow({mode: 'open'});
        root.innerHTML = ${JSON.stringify(all)};
        const look = () => window.Lamplight ? window.Lamplight.load(root) : setTimeout(look, 20);
        look();
      </script>`,
    },
    {
      name: 'an optimizer that swaps the script type later',
      head: `<script type="text/lazy" src="${site}/embed/v1/lamplight.js" async></script>`,
      body: `${all}<script>
        setTimeout(() => {
          const lazy = document.querySelector('script[type="text/lazy"]');
          const script = document.createElement('script');
          for (const {name, value} of lazy.attributes) if (name !== 'type') script.setAttribute(name, value);
          lazy.replaceWith(script);
        }, 300);
      </script>`,
    },
    {
      name: 'innerHTML written again and again',
      head: loader,
      body: `<main>${all}</main>${rounds("const main = document.querySelector('main'); main.innerHTML = main.innerHTML;")}`,
    },
    {
      name: 'Turbo, which swaps the body and caches a clone',
      head: loader,
      body: `${all}${rounds('const clone = document.body.cloneNode(true); document.documentElement.replaceChild(clone, document.body);')}`,
    },
    {
      name: 'two versions at once',
      head: `${loader}<script src="${site}/embed/v0.9.0/lamplight.js" async></script>
        <script type="module" src="${site}/embed/v0.9.0/quote-form.js"></script>`,
      body: all,
    },
  ];
};
