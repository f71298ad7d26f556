import {useScreen} from '../content/site-context.ts';
import {useBuilderText} from './builder-context.ts';
import type {Choice} from './choice.ts';
import {frameAddress} from './snippet.ts';

/** The kinds of sites in the order of docs/guides, with the names that need no translation. */
const GUIDES = [
  ['guideAny', undefined],
  ['guideWordpress', 'WordPress'],
  ['guideSquarespace', 'Squarespace'],
  ['guideWix', 'Wix'],
  ['guideShopify', 'Shopify'],
  ['guideWebflow', 'Webflow'],
  ['guideTagManager', undefined],
  ['guideNpm', 'npm'],
  ['guideEmail', undefined],
] as const;

/**
 * Writes the lines of a tag manager's own tag. A script creates our tag, because a container may drop attributes that it does not know.
 */
const tagManagerLines = (origin: string): string => `<script>
(function () {
  var tag = document.createElement('script');
  tag.src = '${origin}/embed/v1/lamplight.js';
  tag.async = true;
  tag.setAttribute('data-layer', '');
  document.head.appendChild(tag);
})();
</script>`;

/** The steps for each kind of site, for somebody who has never embedded anything. docs/guides has the same with its background. */
export const Guides = ({choice, origin}: {readonly choice: Choice; readonly origin: string}) => {
  const t = useBuilderText();
  const {lang} = useScreen();
  const id = choice.partner.trim() || 'your-id';
  const partner = encodeURIComponent(id);
  const values = {
    origin,
    name: choice.element,
    tag: `<lamplight-${choice.element} partner="${partner}"></lamplight-${choice.element}>`,
    page: frameAddress({...choice, partner: id}, origin),
    address: `${origin}/${lang === 'en' ? '' : lang}?partner=${partner}`,
    loader: t('loader'),
    frame: t('frame'),
    height: t('height'),
  };
  return (
    <section className="builder-guides" aria-labelledby="builder-guides">
      <h2 id="builder-guides">{t('guides')}</h2>
      <p>{t('guidesText')}</p>
      {GUIDES.map(([guide, name]) => (
        <details key={guide}>
          <summary>{name ?? t(guide)}</summary>
          <ol>
            {t(`${guide}Steps`, values)
              .split('|')
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ol>
          {guide === 'guideTagManager' && (
            <pre lang="en" translate="no">
              <code>{tagManagerLines(origin)}</code>
            </pre>
          )}
        </details>
      ))}
    </section>
  );
};
