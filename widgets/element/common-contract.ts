import {LANGUAGES} from '../../contract/language.ts';
import type {commonAttributes} from './common-attributes.ts';
import type {
  AttributeContract,
  EventContract,
  MemberContract,
  SharedContract,
  TokenContract,
} from './contract.ts';
import type {EventName} from './events.ts';

// Marked as pure, so that the elements, which import `headings`, do not download the line.
const codes = /* @__PURE__ */ (() => LANGUAGES.map((code) => `\`${code}\``).join(' '))();

/** Describes the attributes of every element. Every HTML element has `lang`. */
export const commonAttributeContracts = {
  lang: {
    does: 'the language of the element',
    values: codes,
    unset: 'the saved choice, else the nearest ancestor’s `lang` when the element arrives, else English',
    isAttributeOnly: true,
  },
  theme: {does: 'light or dark; `auto` is dark where the page’s `color-scheme` is dark'},
  partner: {does: 'your partner id, sent with every lead', values: 'an id', unset: 'none'},
  api: {does: 'the server to which forms are sent', values: 'an origin', unset: 'the origin of the script'},
  site: {
    does: 'the site to which links to the agency’s pages lead',
    values: 'an origin',
    unset: 'the origin of the script',
  },
  picker: {does: 'the language picker in the element’s footer, if the element has a footer'},
  counts: {does: 'whether the agency counts opened, started and finished, without cookies or personal data'},
} as const satisfies Record<'lang' | keyof typeof commonAttributes, AttributeContract>;

/** Describes the members of every element's instance besides its attributes. */
export const commonProperties = {
  updated: {type: 'Promise<void>', does: 'settles when all changes so far are on screen (read only)'},
} as const satisfies Readonly<Record<string, MemberContract>>;

/** Describes the events of every element. `when` of an error names only the codes that every element has. */
export const commonEvents = {
  'lamplight-ready': {detail: '{tag: string; version: string}', when: 'the element is on screen'},
  'lamplight-progress': {
    detail: "{stage: 'seen' | 'opened' | 'started' | 'step' | 'abandoned'; step?: string}",
    when: 'the visitor reaches a stage for the first time; `step` names the part of the questionnaire or of the chat',
  },
  'lamplight-error': {
    detail: '{code: string; message: string}',
    when: '`config`: an attribute has an invalid value; `language`: a language did not load; `render`: the element could not be drawn, and its children are shown',
  },
} as const satisfies {readonly [Name in EventName]?: EventContract};

/** The custom properties of every element, set anywhere above the element. */
export const commonTokens = {
  '--lamplight-ink': {does: 'text', unset: 'light-dark(#14273a, #ece6da)'},
  '--lamplight-paper': {does: 'the background of quiet areas', unset: 'light-dark(#fbf8f2, #101b26)'},
  '--lamplight-surface': {does: 'cards, fields and dialogs', unset: 'light-dark(#ffffff, #182634)'},
  '--lamplight-accent': {does: 'buttons, links and the focus ring', unset: 'light-dark(#0b5a5e, #7fd0cf)'},
  '--lamplight-on-accent': {does: 'text on the accent', unset: 'light-dark(#ffffff, #0c1a24)'},
  '--lamplight-quiet': {does: 'hints and small print', unset: 'light-dark(#4c5a67, #b3bcc4)'},
  '--lamplight-line': {does: 'dividing lines', unset: 'light-dark(#d9d3c7, #33424f)'},
  '--lamplight-edge': {does: 'the edges of controls', unset: 'light-dark(#857c6c, #8b98a3)'},
  '--lamplight-danger': {does: 'errors', unset: 'light-dark(#a8281e, #ff9d91)'},
  '--lamplight-good': {does: 'good results and success', unset: 'light-dark(#1d6b45, #7ed3a2)'},
  '--lamplight-fair': {does: 'medium results', unset: 'light-dark(#8a5a00, #e8b65a)'},
  '--lamplight-glow': {does: 'the light in drawings', unset: '#e9a23b'},
  '--lamplight-glow-strong': {does: 'stars and the lines of charts', unset: 'light-dark(#a86200, #f0b45c)'},
  '--lamplight-radius': {does: 'the radius of corners', unset: '10px'},
  '--lamplight-font-size': {does: 'the size of text; everything else follows', unset: '16px'},
} as const satisfies Readonly<Record<string, TokenContract>>;

/** The content that a page may put between the tags of every element. */
export const commonSlot =
  'shown until the element has loaded, and instead of the element when loading fails: a phone number, a link';

/** The typeface of elements with headings. */
export const headings = {
  tokens: {
    '--lamplight-heading-font': {does: 'the typeface of headings and large numbers', unset: 'inherit'},
  },
} as const satisfies SharedContract;
