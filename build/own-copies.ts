import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

// The elements without a form: they never share the file that forms and calculators share.
const readers = {'widgets/testimonials/': 'testimonials', 'widgets/blog/': 'blog'};

/**
 * Small modules that few elements need before their first use, and the owner of a copy by the beginning of the path of
 * the importing module. A shared file of its own would cost these elements a request, and a place in the files of all elements would cost
 * every other element the bytes. Compressed together with the element, a small module costs less than alone.
 */
const copies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'insurance/calendar/chicago.ts': {'insurance/campaign/': 'enrollment-banner'},
  // The late parts of both share the file, so that they do not load the element a second time on a page without the loader.
  'widgets/element/dom.ts': {
    'widgets/chat/chat.element.ts': 'chat',
    'widgets/enrollment-banner/banner-view.ts': 'enrollment-banner',
  },
  'widgets/element/tokens.css?inline': {
    'widgets/chat/': 'chat',
    'widgets/enrollment-banner/': 'enrollment-banner',
    ...readers,
  },
  'widgets/element/jsx-runtime.ts': readers,
  'widgets/element/keep-typing.ts': readers,
  'widgets/element/plain-tree.ts': readers,
  'widgets/element/view-element.ts': readers,
  'widgets/element/plurals.ts': {'widgets/blog/': 'blog', 'widgets/chat/': 'chat'},
  'widgets/ui/button/button.css?inline': {'widgets/blog/': 'blog'},
  'widgets/ui/date-in-words.ts': {
    'widgets/testimonials/': 'testimonials',
    'widgets/enrollment-banner/': 'enrollment-banner',
  },
  // Loads with a form behind a button, which does not need the calculators' file.
  'widgets/ui/opener/opener.tsx': {'widgets/ui/opener/behind-button.tsx': 'form'},
  'widgets/ui/opener/opener.css?inline': {'widgets/ui/opener/opener.tsx?own=': 'form'},
  'widgets/ui/opener/placement.contract.ts': {
    'widgets/aca-calculator/': 'aca-calculator',
    'widgets/contact-form/': 'contact-form',
    'widgets/life-calculator/': 'life-calculator',
    'widgets/questionnaire/': 'questionnaire',
    'widgets/quote-form/': 'quote-form',
    'widgets/retirement-calculator/': 'retirement-calculator',
  },
  'widgets/ui/footer/footer.css?inline': readers,
  'widgets/ui/footer/widget-footer.tsx': readers,
};

// An element without Preact takes the lighter module.
const plain: Readonly<Record<string, string>> = {
  'widgets/element/jsx-runtime.ts': fileURLToPath(
    new URL('../widgets/element/plain-jsx.ts', import.meta.url),
  ),
  'widgets/element/keep-typing.ts': fileURLToPath(
    new URL('../widgets/element/keep-choosing.ts', import.meta.url),
  ),
};

/** Returns the owner of the copy that a module imports; undefined if the module shares the import. */
const ownerOf = (imported: string, importer: string): string | undefined => {
  const owners = Object.entries(copies[imported] ?? {});
  const owner = /[?&]own=([\w-]+)/.exec(importer)?.[1];
  return owners.find(([path, name]) => name === owner || importer.startsWith(path))?.[1];
};

const stylesImported = /from '([^']+\.css)\?inline'/g;

/** Reads every style sheet that a file of the element's folder imports. */
const stylesOf = (element: string): string => {
  const folder = join(root, 'widgets', element);
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const sheets = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(stylesImported)].map(([, path = '']) =>
      join(folder, path),
    ),
  );
  return sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
};

/** Removes the custom properties that neither these styles nor the sheet's own rules use. */
export const withoutUnused = (sheet: string, styles: string): string =>
  sheet.replaceAll(/^ +(--[\w-]+): [^;]+;\n/gm, (line, name: string) =>
    new RegExp(`var\\(${name}[,)]`).test(sheet + styles) ? line : '',
  );

/** Vite plugin: gives elements their own copies of small modules. Stands before the plugins that resolve these modules. */
export const ownCopies = (): Plugin => ({
  name: 'lamplight-own-copies',
  enforce: 'pre',
  load: (id) => {
    const [, file = '', owner = ''] = /(.*\/tokens\.css)\?inline&own=([\w-]+)/.exec(id) ?? [];
    // The other owners share the tokens with parts of the forms that load later.
    return Object.values(readers).includes(owner)
      ? withoutUnused(readFileSync(file, 'utf8'), stylesOf(owner))
      : null;
  },
  async resolveId(id, importer) {
    if (!importer?.startsWith(root)) return null;
    const module = await this.resolve(id, importer, {skipSelf: true});
    const name = module?.id.slice(root.length) ?? '';
    const owner = ownerOf(name, importer.slice(root.length));
    if (owner === undefined) return module;
    const copied = plain[name] ?? root + name;
    return `${copied}${copied.includes('?') ? '&' : '?'}own=${owner}`;
  },
});
