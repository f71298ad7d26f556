import escapeHtml from 'escape-html';
import {type PinnableManifest, pinnedTags} from '../../contract/pinned-snippet.ts';
import {type Choice, tokensOf} from './choice.ts';
import {type Heights, WIDE} from './facts.ts';

/** The ways to embed an element, in the order of the builder. */
export const SNIPPETS = [
  'loader',
  'module',
  'pinned',
  'standalone',
  'frame',
  'html',
  'wordpress',
  'react',
] as const;

/** A way to embed an element. */
export type SnippetKind = (typeof SNIPPETS)[number];

/** The facts of a snippet besides the choice. */
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

const attributesOf = ({
  lang,
  theme,
  partner,
}: Choice): readonly (readonly [name: string, value: string])[] => [
  ...(partner.trim() === '' ? [] : [['partner', partner.trim()] as const]),
  ['lang', lang],
  ...(theme === 'auto' ? [] : [['theme', theme] as const]),
];

const attributeText = (choice: Choice): string =>
  attributesOf(choice)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/**
 * Writes the rules that reserve the space and set the tokens. Before its script has loaded an element is inline: hence
 * `display`.
 */
const styleOf = (choice: Choice, heights: Heights | undefined): string => {
  const tag = `lamplight-${choice.element}`;
  const tokens = Object.entries(tokensOf(choice)).map(([name, value]) => `  ${name}: ${value};\n`);
  const room = heights ? `  min-height: ${heights.phone}px;\n` : '';
  const wide = heights
    ? `@media (min-width: ${WIDE}px) {\n  ${tag} { min-height: ${heights.wide}px; }\n}\n`
    : '';
  return `<style>\n${tag} {\n  display: block;\n${room}${tokens.join('')}}\n${wide}</style>\n`;
};

const frameOf = (choice: Choice, {origin, heights, title}: SnippetPlace): string => {
  const query = new URLSearchParams(attributesOf(choice).map(([name, value]) => [name, value]));
  const address = escapeHtml(`${origin}/embed/v1/frame/${choice.element}?${query.toString()}`);
  const height = heights ? ` height="${heights.phone}"` : '';
  return `<iframe src="${address}" title="${escapeHtml(title)}" width="100%"${height} loading="lazy"></iframe>
<script src="${origin}/embed/v1/frame-resizer.js" async></script>
`;
};

const reactOf = (choice: Choice, {origin, heights}: SnippetPlace): string => {
  const style = {display: 'block', ...(heights && {minHeight: heights.phone}), ...tokensOf(choice)};
  return `// npm install ${origin}/embed/v1/lamplight-elements.tgz
import '@lamplight/elements/${choice.element}';
import type {} from '@lamplight/elements/react';

const style = ${JSON.stringify(style, undefined, 2)};

export const Lamplight = () => (
  <lamplight-${choice.element}${attributeText(choice)} style={style} />
);
`;
};

// The plugin's settings have colors, corners and text size; the plugin also reserves the space.
const shortcodeOf = (choice: Choice): string => {
  const attributes = attributesOf(choice)
    // A shortcode ends at a bracket, whatever the quotes around it.
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll(/[[\]]/gu, '')}"`)
    .join('');
  return `[lamplight_${choice.element.replaceAll('-', '_')}${attributes}]\n`;
};

/** Writes the lines that a partner copies. */
export const snippetOf = (kind: SnippetKind, choice: Choice, place: SnippetPlace): string => {
  const {origin, heights} = place;
  const tag = `lamplight-${choice.element}`;
  const element = `${styleOf(choice, heights)}<${tag}${attributeText(choice)}></${tag}>\n`;
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
      return place.html === undefined ? '' : styleOf(choice, heights) + place.html;
    case 'wordpress':
      return shortcodeOf(choice);
    case 'react':
      return reactOf(choice, place);
  }
};

/** Lists what a page's Content-Security-Policy must allow for a snippet. The elements themselves need no `style-src`. */
export const policyOf = (kind: SnippetKind, {element}: Choice, origin: string): readonly string[] => {
  if (kind === 'frame') return [`frame-src ${origin}`, `script-src ${origin}`];
  return [
    ...(kind === 'react' ? [] : [`script-src ${origin}`]),
    `connect-src ${origin}`,
    // The first line of the HTML has the hash of its style.
    ...(kind === 'html' ? [`form-action ${origin}`] : []),
    // Clients' pictures come from any https address.
    ...(element === 'testimonials' ? ['img-src https:'] : []),
  ];
};
