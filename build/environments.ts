import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {EnvironmentOptions, InlineConfig} from 'vite';
import {widgetNames} from '../widgets/embed/names.ts';
import {plainImports} from './plain-imports.ts';
import {reactOnPreact} from './react-on-preact.ts';
import {widgetModules} from './widget-modules.ts';

/** The checkout's root folder. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** What every build puts in place of the constants that widget code declares. */
export const constants = (isStandalone: boolean): Record<string, string> => ({
  __LAMPLIGHT_VERSION__: JSON.stringify(
    (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {version: string})
      .version,
  ),
  __LAMPLIGHT_STANDALONE__: String(isStandalone),
  'process.env.NODE_ENV': '"production"',
});

// Every browser with declarative shadow DOM, light-dark(), popover and constructable sheets (2024).
const target = ['chrome123', 'firefox125', 'safari17.5'];

const shared = {copyPublicDir: false, minify: 'oxc', cssMinify: 'lightningcss', target} as const;

/** ES modules for other people's pages: one entry per element, shared chunks, a chunk per language. */
const widgets: EnvironmentOptions = {
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    outDir: 'dist/embed/v1',
    emptyOutDir: false,
    modulePreload: false, // Vite's preload code would cost each widget 0.6 kB
    rolldownOptions: {
      input: Object.fromEntries(widgetNames.map((name) => [name, `widgets/${name}/define.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
};

const classic = (name: string, entry: string, file: string, isStandalone: boolean): EnvironmentOptions => ({
  consumer: 'client',
  define: constants(isStandalone),
  build: {
    ...shared,
    outDir: 'dist/embed/v1',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: {[name]: entry},
      output: {format: 'iife', entryFileNames: file, codeSplitting: false},
    },
  },
});

const serverSide = (entry: string, file: string): EnvironmentOptions => ({
  consumer: 'server',
  define: constants(false),
  resolve: {noExternal: true},
  build: {
    copyPublicDir: false,
    minify: false,
    emptyOutDir: false,
    outDir: 'dist/prerender',
    ssr: true,
    rolldownOptions: {
      input: {[file]: entry},
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: `${file}-[hash].js`,
        assetFileNames: '[name][extname]',
      },
    },
  },
});

/** The agency's own site: real React 19. */
const host: EnvironmentOptions = {
  consumer: 'client',
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    ...shared,
    outDir: 'dist/site',
    emptyOutDir: false,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {client: 'host/client.tsx'},
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
};

/** Vite allows letters, digits and underscores in an environment's name. */
export const standaloneEnvironment = (name: string): string => `standalone_${name.replaceAll('-', '_')}`;

const standalones = Object.fromEntries(
  widgetNames.map((name) => [
    standaloneEnvironment(name),
    classic(name, `widgets/${name}/define.ts`, `standalone/${name}.js`, true),
  ]),
);

const isHost = (environment: string): boolean => environment.startsWith('host');
const isStandalone = (environment: string): boolean => environment.startsWith('standalone_');

/** One Vite build of everything, by environments. */
export const viteConfig: InlineConfig = {
  root,
  configFile: false,
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  define: {},
  plugins: [
    reactOnPreact((name) => !isHost(name)),
    plainImports((name) => !isHost(name)),
    {...widgetModules({inlineLanguages: false}), applyToEnvironment: ({name}) => !isStandalone(name)},
    {...widgetModules({inlineLanguages: true}), applyToEnvironment: ({name}) => isStandalone(name)},
  ],
  environments: {
    widgets,
    ...standalones,
    loader: classic('lamplight', 'widgets/embed/loader.ts', 'lamplight.js', false),
    widgetsPrerender: serverSide('widgets/embed/prerender.tsx', 'widgets'),
    host,
    hostPrerender: serverSide('host/prerender.tsx', 'host'),
  },
  builder: {},
};
