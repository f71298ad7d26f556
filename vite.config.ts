/*
 * The one description of the build: an environment for the widgets, for each standalone file, for the loader and the frame,
 * for the agency's site, and for the two programs that draw pages at build time. `build/` holds the plugins; build/build.ts
 * runs the environments and completes their output.
 */
import {join} from 'node:path';
import {defineConfig, type EnvironmentOptions} from 'vite';
import {hostModules} from './build/host-modules.ts';
import {ownCopies} from './build/own-copies.ts';
import {packageEntries, packageModules} from './build/package-modules.ts';
import {plainImports} from './build/plain-imports.ts';
import {preactOnFrozenPrototypes} from './build/preact-on-frozen-prototypes.ts';
import {constants, freshDist, root} from './build/product.ts';
import {ownFile, PARTS_FOLDER, sharedParts} from './build/shared-parts.ts';
import {reactOnPreact} from './build/react-on-preact.ts';
import {widgetModules} from './build/widget-modules.ts';
import {writeTextFiles} from './build/write-text-files.ts';
import {widgetNames} from './widgets/embed/names.ts';

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
 * Groups modules into shared files. Each file is compressed alone and costs a request, so many small files cost more than they
 * save: `runtime` is what every element needs before its first use, `views` what every form and calculator needs, `forms` and
 * `calculator` what these share; testimonials and blog contain their own copies of the views (build/own-copies.ts). Preact comes with the
 * first touch. Over HTTP/1.1 a browser opens six connections, and a seventh file would wait for a round trip.
 */
const chunkGroups = [
  {
    name: 'preact',
    test: /node_modules\/preact\/|\/widgets\/element\/(late-(?:renderer|press)|render|react)\b/,
  },
  {
    name: 'runtime',
    test: /\/widgets\/element\/(?!late|view|plain|jsx|dom|keep|plurals|submit|tab-memory|tokens)|\/contract\/language|preload-helper/,
  },
  {name: 'booking', test: /ui\/booking-address|booking-month/},
  {
    name: 'aca',
    test: /\/insurance\/(aca\/(validate|person|estimate|applicable|poverty|aca-inputs)|premiums\/(texas|household-p|age|premium-years|estimate)|figures\/(plan-rules|plan-years|texas-shares|cost))/,
  },
  {name: 'dom', test: /\/widgets\/element\/dom\.ts$/},
  {
    name: 'views',
    // The names end here: an element's own copy has a query behind the name (build/own-copies.ts).
    test: /\/widgets\/(?:element\/(?:view-element|plain-tree|jsx-runtime|keep-typing|late-element|submit-anywhere)\.ts|element\/tokens\.css\?inline|ui\/(?:footer|button)\/[\w.-]+(?:\?inline)?)$|plan-year-at/,
  },
  {
    name: 'calculator',
    // The forms' copy of the opener has a query behind its name.
    test: /\/widgets\/ui\/(calculator\/(calculator-(element|state|view)|calculator\.css|read-input)|opener\/opener(\.tsx|\.css\?inline)$)/,
  },
  {name: 'checkbox', test: /\/widgets\/ui\/(consent\/consent-box|field\/checkbox)/},
  {
    name: 'forms',
    test: /\/widgets\/(element\/tab-memory|ui\/(submission\/(?!late)|opener\/placed-element|consent\/|field\/(field|text-field|textarea-field|select-field)))|contract\/field-name/,
  },
];

/** ES modules for other people's pages: one entry per element, shared chunks, a chunk per language. */
const widgets: EnvironmentOptions = {
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    outDir: join(freshDist, 'embed/v1'),
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(widgetNames.map((name) => [name, `widgets/${name}/define.ts`])),
      output: {
        entryFileNames: ownFile('[name]'),
        chunkFileNames: 'assets/[name]-[hash:6].js',
        codeSplitting: {groups: chunkGroups, includeDependenciesRecursively: false},
      },
    },
  },
};

/** The elements as an npm package: readable modules, which the partner's own bundler minifies. */
const npmPackage: EnvironmentOptions = {
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    minify: false,
    outDir: join(freshDist, 'package'),
    modulePreload: false,
    // A library keeps its exports.
    lib: {entry: packageEntries, formats: ['es']},
    rolldownOptions: {output: {entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js'}},
  },
};

/** One classic file that loads nothing else. */
const classic = (entry: string, file: string, isStandalone: boolean): EnvironmentOptions => ({
  consumer: 'client',
  define: constants(isStandalone),
  build: {
    ...shared,
    outDir: join(freshDist, 'embed/v1'),
    modulePreload: false,
    rolldownOptions: {
      input: {[file]: entry},
      optimization: {inlineConst: {mode: 'all'}}, // a constant's name costs more bytes than a second copy of its short value
      output: {format: 'iife', entryFileNames: `${file}.js`, codeSplitting: false},
    },
  },
});

/** What a module needs on a page without the loader; build/shared-parts.ts puts it before each element's own file. */
const pageParts: EnvironmentOptions = {
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    outDir: join(freshDist, PARTS_FOLDER),
    modulePreload: false,
    rolldownOptions: {
      input: {'page-parts': 'widgets/embed/page-parts.ts'},
      output: {entryFileNames: '[name].js'},
    },
  },
};

/** A program that draws pages at build time and is deleted afterwards. */
const prerender = (entry: string, file: string): EnvironmentOptions => ({
  consumer: 'server',
  define: constants(false),
  resolve: {noExternal: true},
  build: {
    ...shared,
    minify: false,
    target: 'node22',
    outDir: join(freshDist, 'prerender'),
    ssr: true,
    rolldownOptions: {
      input: {[file]: entry},
      output: {entryFileNames: '[name].js', ...hashedNames, chunkFileNames: `${file}-[hash].js`},
    },
  },
});

/** Every state of every element, on a page for whoever changes or embeds the elements. */
const gallery: EnvironmentOptions = {
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    outDir: join(freshDist, 'gallery'),
    modulePreload: false,
    rolldownOptions: {
      input: {gallery: 'widgets/conformance/gallery.ts'},
      output: {entryFileNames: '[name].js', ...hashedNames, assetFileNames: '[name][extname]'},
    },
  },
};

/** The agency's own site: real React 19. */
const host: EnvironmentOptions = {
  consumer: 'client',
  define: constants(false),
  build: {
    ...shared,
    outDir: join(freshDist, 'site'),
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {start: 'host/start.ts'},
      output: {entryFileNames: 'assets/[name]-[hash].js', ...hashedNames},
    },
  },
};

/** The desk: React, in files of its own below /desk, which no page of a visitor names. */
const desk: EnvironmentOptions = {
  consumer: 'client',
  define: {'process.env.NODE_ENV': '"production"'},
  build: {
    ...shared,
    // The folder stands in the names, so that the addresses in style sheets begin with /desk.
    outDir: freshDist,
    manifest: 'desk/manifest.json',
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: {desk: 'desk/client.tsx'},
      output: {
        entryFileNames: 'desk/assets/[name]-[hash].js',
        chunkFileNames: 'desk/assets/[name]-[hash].js',
        assetFileNames: 'desk/assets/[name]-[hash][extname]',
      },
    },
  },
};

/** The service worker of the desk: one classic file. */
const deskWorker: EnvironmentOptions = {
  consumer: 'client',
  build: {
    ...shared,
    outDir: join(freshDist, 'desk'),
    modulePreload: false,
    rolldownOptions: {
      input: {worker: 'desk/worker/worker.ts'},
      output: {format: 'iife', entryFileNames: 'worker.js', codeSplitting: false},
    },
  },
};

/** Vite allows letters, digits and underscores in an environment's name. */
const standaloneEnvironment = (name: string): string => `standalone_${name.replaceAll('-', '_')}`;

const isHost = (environment: string): boolean => environment.startsWith('host');
// Real React: the others are drawn by Preact.
const isReact = (environment: string): boolean => isHost(environment) || environment === 'desk';
const isStandalone = (environment: string): boolean => environment.startsWith('standalone_');

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  build: {target, cssMinify: 'lightningcss'}, // style sheets are read by the shared configuration
  plugins: [
    {...ownCopies(), applyToEnvironment: ({name}) => name === 'widgets'},
    reactOnPreact((name) => !isReact(name)),
    plainImports((name) => !isHost(name)),
    preactOnFrozenPrototypes((name) => name === 'widgets' || name === 'npmPackage' || isStandalone(name)),
    {...sharedParts(), applyToEnvironment: ({name}) => name === 'widgets'},
    {...packageModules(), applyToEnvironment: ({name}) => name === 'npmPackage'},
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
    widgets,
    pageParts,
    ...Object.fromEntries(
      widgetNames.map((name) => [
        standaloneEnvironment(name),
        classic(`widgets/${name}/define.ts`, `standalone/${name}`, true),
      ]),
    ),
    loader: classic('widgets/embed/loader.ts', 'lamplight', true), // after the widgets, whose files it names
    dataLayer: classic('widgets/embed/data-layer.ts', 'data-layer', false),
    npmPackage,
    frame: classic('widgets/embed/frame.ts', 'frame', false),
    frameResizer: classic('widgets/embed/frame-resizer.ts', 'frame-resizer', false),
    widgetsPrerender: prerender('widgets/embed/prerender.ts', 'widgets'),
    gallery,
    snippets: prerender('widgets/embed/snippet.ts', 'snippets'),
    host,
    hostPrerender: prerender('host/prerender.tsx', 'host'),
    desk,
    deskWorker,
  },
  // One configuration for all environments: the loader names the files that the build of the widgets has made.
  builder: {sharedConfigBuild: true},
});
