import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';
import {widgetNames} from '../../widgets/embed/names.ts';
import {everyElement, type HostilePage, loaderTag, rounds} from './hostile-page.ts';

const names = JSON.stringify(widgetNames);

/** Bundles the script of a page that renders with a framework. */
const bundled = (contents: string): string =>
  buildSync({
    stdin: {contents, resolveDir: fileURLToPath(new URL('.', import.meta.url))},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  }).outputFiles[0]?.text.replaceAll('</script', String.raw`<\/script`) ?? '';

/** The pages of `behindButtons` name the elements that are behind buttons. */
const PLACED = `
  const placed = JSON.parse(document.getElementById('behind-buttons')?.textContent ?? '[]');
  const placement = (name) => placed.includes(name) ? {placement: 'dialog'} : {};`;

// Odd rounds change attributes of the same elements, even rounds replace the elements.
const REACT = `${PLACED}
  import {createElement, useState} from 'react';
  import {flushSync} from 'react-dom';
  import {createRoot} from 'react-dom/client';
  const Page = () => {
    const [round, setRound] = useState(0);
    window.nextRound = () => flushSync(() => setRound((before) => before + 1));
    return createElement('main', {key: Math.floor(round / 2)},
      ${names}.map((name) => createElement('lamplight-' + name, {key: name, className: 'round-' + round, partner: 'round-' + round, ...placement(name)})));
  };
  flushSync(() => createRoot(document.getElementById('app')).render(createElement(Page)));`;

const VUE = `${PLACED}
  import {createApp, h, nextTick, ref} from 'vue/dist/vue.runtime.esm-bundler.js';
  const round = ref(0);
  window.nextRound = () => { round.value += 1; };
  createApp({
    render: () => h('main', {key: Math.floor(round.value / 2)},
      ${names}.map((name) => h('lamplight-' + name, {key: name, class: 'round-' + round.value, partner: 'round-' + round.value, ...placement(name)}))),
  }).mount('#app');`;

const byFramework = (name: string, script: string): HostilePage => ({
  name,
  write: ({site}) => ({
    head: loaderTag(site),
    body: `<div id="app"></div><script>${bundled(script)}</script>`,
  }),
});

/** Pages that render repeatedly around an element. */
export const hostileRenders: readonly HostilePage[] = [
  {
    name: 'inside a shadow root of the page',
    isInEveryRun: true,
    write: ({site}) => ({
      head: loaderTag(site),
      body: `<div id="holder"></div><script>
        const root = document.getElementById('holder').attachShadow({mode: 'open'});
        root.innerHTML = ${JSON.stringify(everyElement())};
        const look = () => window.Lamplight ? window.Lamplight.load(root) : setTimeout(look, 20);
        look();
      </script>`,
    }),
  },
  {
    name: 'innerHTML written again and again',
    isInEveryRun: true,
    write: ({site}) => ({
      head: loaderTag(site),
      body: `<main>${everyElement()}</main>${rounds("const main = document.querySelector('main'); main.innerHTML = main.innerHTML;")}`,
    }),
  },
  {
    name: 'Turbo, which swaps the body and caches a clone',
    isInEveryRun: true,
    write: ({site}) => ({
      head: loaderTag(site),
      body: `${everyElement()}${rounds('const clone = document.body.cloneNode(true); document.documentElement.replaceChild(clone, document.body);')}`,
    }),
  },
  byFramework('React, which renders again and replaces', REACT),
  byFramework('Vue, which renders again and replaces', VUE),
  {
    name: '1,000 mounts',
    write: ({site}) => ({
      head: loaderTag(site),
      body: `<main>${everyElement()}</main>${rounds(
        "for (let n = 0; n < 34; n++) for (const element of [...document.querySelector('main').children]) { element.remove(); document.querySelector('main').append(element); const twin = element.cloneNode(true); document.body.append(twin); twin.remove(); }",
      )}`,
    }),
  },
];
