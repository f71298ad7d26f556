import escapeHtml from 'escape-html';
import {type PinnableManifest, pinnedTags} from '../../contract/pinned-snippet.ts';
import {ROOM, ROOM_STYLE} from '../../contract/reserved-room.ts';
import {type Choice, ownPlacement, placementOf, tokensOf} from './choice.ts';
import type {Heights} from './facts.ts';
import {hasPlacement, type SnippetKind} from './snippet-kinds.ts';

/** The facts of a snippet apart from the choice. */
export type SnippetPlace = {
  /** The origin of the files. */
  readonly origin: string;
  /** Undefined while unknown: the snippet then reserves no space. */
  readonly heights: Heights | undefined;
  /** The element's name for people, as the title of a frame. */
  readonly title: string;
  /** The element as HTML from the server; undefined until loaded. */
  readonly html?: string | undefined;
  /** The release to pin; undefined until loaded, and if the agency has released none. */
  readonly release?: PinnableManifest | undefined;
};

/** Returns whether the height of an element depends on its placement: a closed calculator is a button in both. */
const isForm = (choice: Choice): boolean =>
  ownPlacement(choice.element) === 'inline' && !choice.element.endsWith('calculator');

const attributesOf = ({
  element,
  placement,
  lang,
  theme,
  partner,
}: Choice): readonly (readonly [name: string, value: string])[] => [
  ...(placement === undefined || placement === ownPlacement(element)
    ? []
    : [['placement', placement] as const]),
  ...(partner.trim() === '' ? [] : [['partner', partner.trim()] as const]),
  ['lang', lang],
  ...(theme === 'auto' ? [] : [['theme', theme] as const]),
];

const attributeText = (choice: Choice): string =>
  attributesOf(choice)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/**
 * Writes the rules that reserve the space and set the tokens. Before its script has loaded, an element is inline, so
 * the rules set `display`. The height follows the column, not the window, because most pages have margins or a second column.
 */
const rulesOf = (choice: Choice, heights: Heights | undefined): string => {
  // A page may have the form itself, too.
  const tag = `lamplight-${choice.element}${isForm(choice) && placementOf(choice) === 'dialog' ? '[placement=dialog]' : ''}`;
  const tokens = Object.entries(tokensOf(choice)).map(([name, value]) => `  ${name}: ${value};\n`);
  const [first, ...others] = heights?.steps ?? [];
  const room = first ? `  min-height: ${first[1]}px;\n` : '';
  const steps = others.map(
    ([from, height]) => `@container (width >= ${from}px) { ${tag} { min-height: ${height}px; } }\n`,
  );
  const box = steps.length > 0 ? `.${ROOM} { ${ROOM_STYLE.join('; ')}; }\n` : '';
  return `${box}${tag} {\n  display: block;\n${room}${tokens.join('')}}\n${steps.join('')}`;
};

/** Writes the rules of an element before the element, in the box that the rules measure. */
const inRoom = (choice: Choice, heights: Heights | undefined, element: string): string => {
  const style = `<style>\n${rulesOf(choice, heights)}</style>\n`;
  return (heights?.steps.length ?? 0) > 1
    ? `${style}<div class="${ROOM}">\n${element.trimEnd()}\n</div>\n`
    : style + element;
};

/** Writes the address of an element's frame, for a site builder that accepts an address instead of lines. */
export const frameAddress = (chosen: Choice, origin: string): string => {
  const choice = {...chosen, placement: undefined};
  const query = new URLSearchParams(attributesOf(choice).map(([name, value]) => [name, value]));
  return `${origin}/embed/v1/frame/${choice.element}?${query.toString()}`;
};

const frameOf = (choice: Choice, {origin, heights, title}: SnippetPlace): string => {
  const address = escapeHtml(frameAddress(choice, origin));
  const height = heights ? ` height="${heights.phone}"` : '';
  return `<iframe src="${address}" title="${escapeHtml(title)}" width="100%"${height} loading="lazy"></iframe>
<script src="${origin}/embed/v1/frame-resizer.js" async></script>
`;
};

const reactOf = (choice: Choice, {origin, heights}: SnippetPlace): string =>
  `// npm install ${origin}/embed/v1/lamplight-elements.tgz
import '@lamplight/elements/${choice.element}';
import type {} from '@lamplight/elements/react';

const rules = ` +
  '`' +
  `\n${rulesOf(choice, heights)}` +
  '`' +
  `;

export const Lamplight = () => (
  <div className="${ROOM}">
    <style>{rules}</style>
    <lamplight-${choice.element}${attributeText(choice)} />
  </div>
);
`;

// The plugin's settings have colors, corners and text size; the plugin also reserves the space.
const shortcodeOf = (choice: Choice): string => {
  const attributes = attributesOf(choice)
    // A shortcode ends at a bracket, whatever the quotes around it.
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll(/[[\]]/gu, '')}"`)
    .join('');
  return `[lamplight_${choice.element.replaceAll('-', '_')}${attributes}]\n`;
};

/** Writes the lines that a partner copies. */
export const snippetOf = (kind: SnippetKind, chosen: Choice, place: SnippetPlace): string => {
  const {origin, heights} = place;
  const choice = hasPlacement(kind) ? chosen : {...chosen, placement: undefined};
  const tag = `lamplight-${choice.element}`;
  const element = inRoom(choice, heights, `<${tag}${attributeText(choice)}></${tag}>\n`);
  switch (kind) {
    case 'loader':
      return `${element}<script src="${origin}/embed/v1/lamplight.js" async></script>\n`;
    case 'module':
      return `${element}<script type="module" src="${origin}/embed/v1/${choice.element}.js"></script>\n`;
    case 'pinned':
      return place.release
        ? `${pinnedTags(place.release, {origin, element: choice.element, lang: choice.lang})}\n${element}`
        : '';
    case 'standalone':
      return `${element}<script src="${origin}/embed/v1/standalone/${choice.element}.js" async></script>\n`;
    case 'frame':
      return frameOf(choice, place);
    case 'html':
      return place.html === undefined ? '' : inRoom(choice, heights, place.html);
    case 'wordpress':
      return shortcodeOf(choice);
    case 'react':
      return reactOf(choice, place);
  }
};

/** The elements whose form the browser itself sends when files cannot load. */
const forms: ReadonlySet<string> = new Set(['quote-form', 'contact-form']);

/** Returns the inline script of a snippet, whose hash a page's policy must name; undefined if there is none. */
export const inlineScriptOf = (lines: string): string | undefined =>
  /<script type="importmap">(.*?)<\/script>/u.exec(lines)?.[1];

/**
 * Lists what a page's Content-Security-Policy must allow for a snippet. The elements themselves need no `style-src`.
 * `inlineHash` is the hash of the snippet's inline script, as `sha256-...`.
 */
export const policyOf = (
  kind: SnippetKind,
  {element}: Choice,
  origin: string,
  inlineHash?: string,
): readonly string[] => {
  if (kind === 'frame') return [`frame-src ${origin}`, `script-src ${origin}`];
  return [
    ...(kind === 'react' ? [] : [`script-src ${origin}${inlineHash ? ` '${inlineHash}'` : ''}`]),
    `connect-src ${origin}`,
    // The first line of the HTML has the hash of its style.
    ...(kind === 'html' || forms.has(element) ? [`form-action ${origin}`] : []),
    // Clients' pictures come from any https address.
    ...(element === 'testimonials' ? ['img-src https:'] : []),
  ];
};
