import {agencyName, phone, phoneHref, siteOrigin} from 'virtual:lamplight/agency';
import type {Language} from '../../contract/language.ts';
import type {WidgetName} from './names.ts';
import {prerenderedElements} from './prerendered-elements.ts';
import {CHILDREN, NEEDS_SCRIPT, prerenderWidget} from './prerender.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Shows the agency's name, page and telephone, which need no translation. */
const reach = (lang: Language): string => {
  const page = siteOrigin + (lang === 'en' ? '/' : `/${lang}`);
  return `<p><a href="${escape(page)}">${escape(agencyName)}</a>, <a href="${escape(phoneHref)}">${escape(phone)}</a></p>`;
};

/**
 * Writes an element as HTML to paste: readable without JavaScript in a declarative shadow root, with forms that post to
 * the agency, and taken over by the element when the loader at its end has loaded. An element that needs its script
 * shows the agency instead. The hidden field `partner` is empty: the partner fills in the id. `hashOf` hashes a style
 * as in a Content Security Policy.
 */
export const drawSnippet = async (
  name: WidgetName,
  lang: Language,
  hashOf: (style: string) => string,
): Promise<string> => {
  const element = prerenderedElements[name];
  const loader = `<script src="${siteOrigin}/embed/v1/lamplight.js" async></script>`;
  // The questionnaire shows questions about health on the agency's own pages only, and answers nothing without its script.
  if (!('View' in element) || name === 'questionnaire')
    return `<lamplight-${name} lang="${lang}">${reach(lang)}</lamplight-${name}>\n${loader}\n`;
  const {markup, style} = await prerenderWidget(
    name,
    lang,
    {lang},
    {origin: siteOrigin, more: CHILDREN, extraStyle: NEEDS_SCRIPT},
  );
  // Last in its form, so that the element finds everything else in place.
  const content = markup.replace('</form>', '<input type="hidden" name="partner" value=""></form>');
  const policy = `style-src '${hashOf(style)}'; script-src ${siteOrigin}; connect-src ${siteOrigin}; form-action ${siteOrigin}`;
  return `<!-- Content-Security-Policy, where the page has one: ${policy} -->
<lamplight-${name} lang="${lang}">${content}${reach(lang)}</lamplight-${name}>
${loader}
`;
};
