/* Where a page sends a reader who has finished, or for whom its element does not work. */
import {expect, test} from 'vitest';
import {LANGUAGES, type Language} from '../../contract/language.ts';
import {agency, renderPage} from '../prerender.tsx';

const draw = async (lang: Language, below: string): Promise<string> => {
  const path = `${lang === 'en' ? '' : `/${lang}`}${below}` || '/';
  const parts = {script: '', later: [], modulePreloads: [], widgetMarkup: () => ''};
  return (await renderPage({path, lang}, parts)).html;
};

const drawAll = async (below: string): Promise<Readonly<Record<Language, string>>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (lang) => [lang, await draw(lang, below)] as const)),
  ) as Record<Language, string>;

const articles = await drawAll('/blog/the-400-percent-cliff-2027');
const questionnaires = await drawAll('/ai-workflow');
const landings = await drawAll('');

/** Returns the words before the link to the article's service, and the address of the link. */
const wayToService = (lang: Language): readonly string[] | undefined =>
  /<p class="article-service">([^<]+)<a href="([^"]+)"/u.exec(articles[lang])?.slice(1);

test('the way from an article to its service has the colon of its language', () => {
  expect(wayToService('en')).toEqual(['Learn more: ', '/services/health']);
  expect(wayToService('fr')).toEqual(['En savoir plus\u00A0: ', '/fr/services/health']);
  expect(wayToService('zh')).toEqual(['了解更多：', '/zh/services/health']);
});

test.each(LANGUAGES)(
  'without JavaScript the page of the questionnaire names the telephone once and leads to both forms, in %s',
  (lang) => {
    const children =
      /<lamplight-questionnaire [\s\S]*<\/lamplight-questionnaire>/u.exec(questionnaires[lang])?.[0] ?? '';
    expect(children.split(agency.phone)).toHaveLength(2);
    expect(children.match(/<a href="tel:/gu)).toHaveLength(1);
    for (const form of ['quote', 'contact']) {
      expect(children).toContain(` href="${lang === 'en' ? '/' : `/${lang}`}#${form}"`);
      expect(landings[lang]).toContain(` id="${form}"`);
    }
  },
);
