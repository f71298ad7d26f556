import {widgetNames} from '../../widgets/embed/names.ts';
import {type PinnableManifest, pinnedSnippet} from '../../contract/pinned-snippet.ts';
import type {Candidate} from './candidate.ts';

// The element has rendered and handles events.
const isLive = (name: string): string =>
  `document.querySelector('lamplight-${name}')?.shadowRoot?.querySelector('.lamplight')?.dataset.live !== undefined`;

/** Lists every element as loader, standalone file, and pinned snippet with preloads. */
export const ownPages = (site: string, manifest: PinnableManifest): readonly Candidate[] =>
  widgetNames.flatMap((name): Candidate[] => {
    const tag = `<lamplight-${name}></lamplight-${name}>`;
    const isUsable = isLive(name);
    return [
      {
        name,
        way: 'loader',
        head: `<script src="${site}/embed/v1/lamplight.js" async></script>`,
        body: tag,
        isUsable,
      },
      {
        name,
        way: 'standalone',
        head: `<script src="${site}/embed/v1/standalone/${name}.js" async></script>`,
        body: tag,
        isUsable,
      },
      {
        name,
        way: 'pinned',
        head: '',
        body: pinnedSnippet(manifest, {origin: site, element: name, lang: 'en'}),
        isUsable,
      },
    ];
  });
