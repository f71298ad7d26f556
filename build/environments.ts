import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {EnvironmentOptions, InlineConfig} from 'vite';
import {widgetNames} from '../widgets/embed/names.ts';
import {hostModules} from './host-modules.ts';
import {plainImports} from './plain-imports.ts';
import {reactOnPreact} from './react-on-preact.ts';
import {writeTextFiles} from './text-files.ts';
import {widgetModules} from './widget-modules.ts';

/** The checkout's root folder. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The product's version, from package.json. */
export const version: string = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {version: string}
).version;

/** What every build puts in place of the constants that widget code declares. */
export const constants = (isStandalone: boolean): Record<string, string> => ({
  __LAMPLIGHT_VERSION__: JSON.stringify(version),
  __LAMPLIGHT_STANDALONE__: String(isStandalone),
  'process.env.NODE_ENV': '"production"',
});

// Every browser with declarative shadow DOM, light-dark(), popover and constructable sheets (2024).
const target = ['chrome123', 'firefox125', 'safari17.5'];

const shared = {
  copyPublicDir: false,
  minify: 'oxc',
  cssMinify: 'lightningcss',
  target,
  emptyOutDir: false,
} as const;

const hashedNames = {
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
};

/**
 * Which modules share a file. Each file is compressed alone, so many small ones cost more than they save: what every
 * element needs is one file, what every element with a renderer needs a second, what both forms need a third.
 */
const chunkGroups = [
  {
    name: 'runtime',
    test: /\/widgets\/element\/(?!lamplight|fence|render|react|jsx|store|plain|dom)|\/contract\/language|preload-helper|virtual:lamplight\/agency|site-page|ui\/button/,
  },
  {
    name: 'views',
    test: /node_modules\/preact\/(?!hooks)|\/widgets\/element\/(lamplight|fence|render|react|jsx|store)|\/widgets\/ui\/(footer\/|field\/field\.tsx)/,
  },
  {
    name: 'forms',
    test: /\/widgets\/ui\/(submission\/(?!late|site-page)|consent\/|field\/(checkbox|text-field|select-field|field\.css))|contract\/field-name/,
  },
];

/** ES modules for other people's pages: one entry per element, shared chunks, a chunk per language. */
const widgets = (dist: string): EnvironmentOptions => ({
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    outDir: join(dist, 'embed/v1'),
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(widgetNames.map((name) => [name, `widgets/${name}/define.ts`])),
      output: {
        entryFileNames: '[name].js',
        ...hashedNames,
        codeSplitting: {groups: chunkGroups, includeDependenciesRecursively: false},
      },
    },
  },
});

/** One classic file that loads nothing else. */
const classic = (dist: string, entry: string, file: string, isStandalone: boolean): EnvironmentOptions => ({
  consumer: 'client',
  define: constants(isStandalone),
  build: {
    ...shared,
    outDir: join(dist, 'embed/v1'),
    modulePreload: false,
    rolldownOptions: {
      input: {[file]: entry},
      output: {format: 'iife', entryFileNames: `${file}.js`, codeSplitting: false},
    },
  },
});

/** What draws the pages at build time; thrown away afterwards. */
const prerender = (dist: string, entry: string, file: string): EnvironmentOptions => ({
  consumer: 'server',
  define: constants(false),
  resolve: {noExternal: true},
  build: {
    ...shared,
    minify: false,
    target: 'node22',
    outDir: join(dist, 'prerender'),
    ssr: true,
    // Most files are the client build's as well, under the same names; the shared link's picture is only named in the head.
    emitAssets: true,
    rolldownOptions: {
      input: {[file]: entry},
      output: {entryFileNames: '[name].js', ...hashedNames, chunkFileNames: `${file}-[hash].js`},
    },
  },
});

/** The agency's own site: real React 19. */
const host = (dist: string): EnvironmentOptions => ({
  consumer: 'client',
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    ...shared,
    outDir: join(dist, 'site'),
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {client: 'host/client.tsx'},
      output: {entryFileNames: 'assets/[name]-[hash].js', ...hashedNames},
    },
  },
});

/** Vite allows letters, digits and underscores in an environment's name. */
const standaloneEnvironment = (name: string): string => `standalone_${name.replaceAll('-', '_')}`;

const isHost = (environment: string): boolean => environment.startsWith('host');
const isStandalone = (environment: string): boolean => environment.startsWith('standalone_');

/** One Vite build of everything into a folder, by environments. */
export const viteConfig = (dist: string): InlineConfig => ({
  root,
  configFile: false,
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    reactOnPreact((name) => !isHost(name)),
    plainImports((name) => !isHost(name)),
    {...hostModules(), applyToEnvironment: ({name}) => isHost(name)},
    {
      ...widgetModules({texts: 'chunks'}),
      applyToEnvironment: ({name}) => !isStandalone(name) && name !== 'widgets',
    },
    {...widgetModules({texts: 'files'}), applyToEnvironment: ({name}) => name === 'widgets'},
    {...writeTextFiles(), applyToEnvironment: ({name}) => name === 'widgets'},
    {...widgetModules({texts: 'inline'}), applyToEnvironment: ({name}) => isStandalone(name)},
  ],
  environments: {
    widgets: widgets(dist),
    ...Object.fromEntries(
      widgetNames.map((name) => [
        standaloneEnvironment(name),
        classic(dist, `widgets/${name}/define.ts`, `standalone/${name}`, true),
      ]),
    ),
    loader: classic(dist, 'widgets/embed/loader.ts', 'lamplight', false),
    frame: classic(dist, 'widgets/embed/frame.ts', 'frame', false),
    frameResizer: classic(dist, 'widgets/embed/frame-resizer.ts', 'frame-resizer', false),
    widgetsPrerender: prerender(dist, 'widgets/embed/prerender.ts', 'widgets'),
    host: host(dist),
    hostPrerender: prerender(dist, 'host/prerender.tsx', 'host'),
  },
  builder: {},
});
