/* The files for search engines, feed readers and researchers. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {Feed} from 'feed';
import {SitemapStream, streamToPromise} from 'sitemap';
import type {ArticleFeed, SiteIndex} from '../host/found/site-index.ts';
import {llmsText} from './llms-text.ts';

const atDay = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Writes the sitemap: every page in every language, each with the alternates of its head. */
const sitemap = async ({origin, pages}: SiteIndex): Promise<string> => {
  const stream = new SitemapStream({
    hostname: origin,
    xmlns: {news: false, image: false, video: false, xhtml: true},
  });
  for (const {addresses, changedOn} of pages) {
    const links = Object.entries(addresses).map(([lang, url]) => ({lang, url}));
    for (const url of Object.values(addresses))
      stream.write({
        url,
        links: [...links, {lang: 'x-default', url: addresses.en}],
        ...(changedOn !== undefined && {lastmod: changedOn}),
      });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
};

/** Writes an Atom feed (RFC 4287). */
const atom = ({origin, agencyName}: SiteIndex, feed: ArticleFeed): string => {
  const address = origin + feed.path;
  const newest = feed.articles[0]?.publishedDate;
  const atomFeed = new Feed({
    id: address,
    title: feed.title,
    description: feed.description,
    link: feed.page,
    feedLinks: {atom: address},
    copyright: agencyName,
    generator: 'Lamplight',
    ...(newest !== undefined && {updated: atDay(newest)}),
  });
  for (const {address: link, title, excerpt, author, publishedDate} of feed.articles)
    atomFeed.addItem({
      id: link,
      link,
      title,
      description: excerpt,
      author: [{name: author}],
      date: atDay(publishedDate),
      published: atDay(publishedDate),
    });
  // The library omits the language in Atom.
  return atomFeed.atom1().replace('<feed ', `<feed xml:lang="${feed.lang}" `);
};

/** Lets robots read the pages, except addresses of one visitor and the API. */
const robots = ({origin}: SiteIndex): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /withdraw/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Writes security.txt (RFC 9116), valid for less than a year after the build as the RFC recommends. */
const security = ({origin, email, feeds}: SiteIndex, now: Date): string => {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + 360);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${feeds.length > 0 ? feeds.map(({lang}) => lang).join(', ') : 'en'}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Writes sitemap, feeds, `robots.txt`, `security.txt` and `llms.txt` into the folder of the site. */
export const writeFoundFiles = async (site: string, index: SiteIndex, now: Date): Promise<void> => {
  const files: Readonly<Record<string, string>> = {
    '/sitemap.xml': await sitemap(index),
    '/robots.txt': robots(index),
    '/security.txt': security(index, now),
    '/llms.txt': llmsText(index),
    ...Object.fromEntries(index.feeds.map((feed) => [feed.path, atom(index, feed)])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), text);
  }
};
