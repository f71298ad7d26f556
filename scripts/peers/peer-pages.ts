import {build} from 'esbuild';
import {type Candidate, isVisible} from './candidate.ts';
import {PEER_VERSIONS} from './install-peers.ts';

/** A peer as its documentation embeds it, bundled into one file. */
type Peer = {
  readonly name: string;
  readonly version: string;
  readonly way?: Candidate['way'];
  readonly source: string;
  readonly body: string;
  readonly isUsable: string;
};

const reactForm = `
import {createElement as h, useState} from 'react';
import {createRoot} from 'react-dom/client';
const fields = [['firstName', 'First name'], ['lastName', 'Last name'], ['email', 'Email'], ['phone', 'Phone']];
const Form = () => {
  const [values, change] = useState({});
  const [errors, report] = useState({});
  const send = (event) => {
    event.preventDefault();
    report(Object.fromEntries(fields.filter(([name]) => !values[name]).map(([name, label]) => [name, label + ' is missing'])));
  };
  return h('form', {onSubmit: send, noValidate: true},
    fields.map(([name, label]) => h('label', {key: name}, label,
      h('input', {name, value: values[name] ?? '', onChange: ({target}) => change({...values, [name]: target.value})}),
      errors[name] && h('span', {role: 'alert'}, errors[name]))),
    h('select', {name: 'insuranceType'}, ['Health', 'Life', 'Medicare'].map((name) => h('option', {key: name}, name))),
    h('button', null, 'Send'));
};
createRoot(document.querySelector('#peer')).render(h(Form));
`;

const peers: readonly Peer[] = [
  {
    name: 'Sentry feedback',
    version: PEER_VERSIONS['@sentry/browser'],
    source: `import {init, feedbackIntegration} from '@sentry/browser';
      const feedback = feedbackIntegration({autoInject: false});
      init({dsn: 'https://key@localhost/1', integrations: [feedback], defaultIntegrations: false});
      feedback.createForm().then((form) => { form.appendToDom(); form.open(); });`,
    body: '',
    isUsable: isVisible('textarea[name=message]'),
  },
  {
    name: 'deep-chat',
    version: PEER_VERSIONS['deep-chat'],
    source: `import 'deep-chat';`,
    body: `<deep-chat connect='{"url": "/answer"}'></deep-chat>`,
    isUsable: isVisible('#text-input'),
  },
  {
    name: 'Typebot',
    version: PEER_VERSIONS['@typebot.io/js'],
    source: `import Typebot from '@typebot.io/js/web';
      Typebot.initStandard({typebot: 'one', apiHost: location.origin});`,
    body: '<typebot-standard style="width:100%;height:600px"></typebot-standard>',
    isUsable: isVisible('input, textarea'),
  },
  {
    name: 'React',
    way: 'plain-form',
    version: PEER_VERSIONS.react,
    source: reactForm,
    body: '<div id="peer"></div>',
    isUsable: isVisible('input[name=email]'),
  },
  {
    name: 'giscus',
    way: 'its-loader',
    version: PEER_VERSIONS.giscus,
    source: `import 'giscus';`,
    body: '<giscus-widget repo="a/b" repoid="c" category="d" categoryid="e" mapping="title"></giscus-widget>',
    isUsable: `customElements.get('giscus-widget') !== undefined`,
  },
  {
    name: 'Cal.com',
    way: 'its-loader',
    version: PEER_VERSIONS['@calcom/embed-core'],
    source: `window.Cal = window.Cal || Object.assign((...args) => { Cal.q.push(args); }, {q: [], ns: {}, loaded: true, version: '1', config: {}, __css: ''});
      await import('@calcom/embed-core/dist/embed/embed.js'); window.calIsThere = true;`,
    body: '',
    isUsable: 'window.calIsThere === true',
  },
];

const bundled = async (folder: string, source: string): Promise<string> => {
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: folder, loader: 'js'},
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    write: false,
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"', 'process.env': '{}'},
    loader: {'.css': 'empty', '.svg': 'dataurl'},
  });
  return outputFiles[0]?.text ?? '';
};

/** A peer's page and the file that the page loads. */
export type PeerPage = {readonly candidate: Candidate; readonly path: string; readonly script: string};

/** Bundles each peer into one file. A peer that cannot be bundled is reported on the console and left out. */
export const peerPages = async (folder: string): Promise<readonly PeerPage[]> => {
  const pages: PeerPage[] = [];
  for (const [at, {name, version, way = 'package', source, body, isUsable}] of peers.entries()) {
    const path = `/peer-${at}.js`;
    try {
      const script = await bundled(folder, source);
      const head = `<script type="module" src="${path}"></script>`;
      pages.push({
        path,
        script,
        candidate: {name: `${name} ${version}`, way, head, body, isUsable},
      });
    } catch (error) {
      console.log(`${name} could not be bundled: ${String(error)}`);
    }
  }
  return pages;
};

/** The first answer of Typebot's server: one text and one input. */
export const typebotAnswer = (): string =>
  JSON.stringify({
    sessionId: 'one',
    resultId: 'one',
    typebot: {id: 'one', version: '6.1', theme: {}, settings: {}, publishedAt: '2026-01-01T00:00:00.000Z'},
    messages: [
      {
        id: 'm',
        type: 'text',
        content: {type: 'richText', richText: [{type: 'p', children: [{text: 'Your name?'}]}]},
      },
    ],
    input: {id: 'i', type: 'text input', options: {labels: {placeholder: 'Name', button: 'Send'}}},
    clientSideActions: [],
  });
