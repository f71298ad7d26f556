import {expect, test} from 'vitest';
import {LANGUAGES} from '../../contract/language.ts';
import {isPlaceable} from '../../widgets/embed/placeable.ts';
import {buttonHeights, reservedHeights} from '../../widgets/embed/reserved-heights.ts';
import {contracts} from '../../widgets/embed/contracts.ts';
import {commonTokens} from '../../widgets/element/common-contract.ts';
import {
  checkColors,
  type Choice,
  COLORS,
  ELEMENTS,
  OWN_COLORS,
  OWN_FONT_SIZE,
  OWN_RADIUS,
  ownPlacement,
} from './choice.ts';
import {heightsOf, weightOf} from './facts.ts';
import {inlineScriptOf, policyOf, snippetOf} from './snippet.ts';
import {SNIPPETS} from './snippet-kinds.ts';

const choice: Choice = {
  element: 'quote-form',
  lang: 'de',
  theme: 'auto',
  colors: {},
  radius: OWN_RADIUS,
  fontSize: OWN_FONT_SIZE,
  partner: '',
};
const heights = {
  phone: 1200,
  wide: 800,
  steps: [
    [0, 1200],
    [640, 800],
  ],
} as const;
const place = {origin: 'https://agency.example', heights, title: 'Quote form'};

test('has the elements’ own colors', () => {
  for (const name of COLORS)
    expect(commonTokens[`--lamplight-${name}`].unset).toBe(
      `light-dark(${OWN_COLORS.light[name]}, ${OWN_COLORS.dark[name]})`,
    );
});

test('offers every published element', () => {
  expect(ELEMENTS.toSorted()).toEqual(Object.keys(contracts).toSorted());
});

test('the elements’ own colors have enough contrast in both schemes', () => {
  for (const {ratio} of checkColors(choice)) expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test('a color that is readable only in the light scheme is reported if visitors may see the dark scheme', () => {
  const teal = {...choice, colors: {accent: '#0b5a5e'}};
  const link = checkColors(teal).find(({pair}) => pair === 'link');
  expect(link?.scheme).toBe('dark');
  expect(link?.ratio).toBeLessThan(4.5);
  expect(checkColors({...teal, theme: 'light'}).find(({pair}) => pair === 'link')?.ratio).toBeGreaterThan(
    4.5,
  );
});

test('a partner’s id cannot leave its attribute', () => {
  const evil = {...choice, partner: '"><script>alert(1)</script>'};
  for (const kind of SNIPPETS) expect(snippetOf(kind, evil, place)).not.toContain('<script>alert');
});

test('unchanged choices are not written', () => {
  const plain = snippetOf('loader', choice, place);
  expect(plain).not.toMatch(/--lamplight|theme|partner/);
  expect(plain).toContain('min-height: 1200px');
  const own = snippetOf('loader', {...choice, colors: {accent: '#123456'}, radius: 0, theme: 'dark'}, place);
  expect(own).toContain('--lamplight-accent: #123456');
  expect(own).toContain('--lamplight-radius: 0px');
  expect(own).toContain(' theme="dark"');
});

test('the height follows the column of the element, not the window: a narrow column in a wide window keeps its height', () => {
  const reserve = reservedHeights('blog');
  const facts = {
    version: '1.2.3',
    files: {},
    widgets: {blog: {first: [], languages: {}, standalone: '', reserve}},
  };
  for (const lang of LANGUAGES) {
    const blog = {...choice, element: 'blog', lang} as const;
    const known = heightsOf(facts, blog);
    const measured = Object.entries(reserve[lang] ?? {});
    expect(measured.length).toBeGreaterThan(8);
    for (const [width, height] of measured) {
      const kept = known?.steps.findLast(([from]) => from <= Number(width))?.[1];
      expect(kept, `${lang} ${width}`).toBeGreaterThanOrEqual(height);
    }
    const lines = snippetOf('loader', blog, {...place, heights: known});
    expect(lines).toContain('.lamplight-room { container-type: inline-size; contain-intrinsic-inline-size:');
    expect(lines).toMatch(/@container \(width >= 520px\) \{ lamplight-blog \{ min-height: 3\d{3}px/u);
    expect(lines).not.toContain('@media');
    expect(lines).toMatch(/<div class="lamplight-room">\n<lamplight-blog [^>]*><\/lamplight-blog>\n<\/div>/u);
  }
});

test('an element of one height needs no box around it', () => {
  const facts = {
    version: '1.2.3',
    files: {},
    widgets: {chat: {first: [], languages: {}, standalone: '', reserve: reservedHeights('chat')}},
  };
  const chat = {...choice, element: 'chat'} as const;
  const lines = snippetOf('loader', chat, {...place, heights: heightsOf(facts, chat)});
  expect(lines).toContain('min-height: 52px');
  expect(lines).not.toMatch(/@container|lamplight-room/u);
});

test('each element has the choice of its place that its contract has, with the same default', () => {
  for (const name of ELEMENTS)
    expect(ownPlacement(name), name).toBe(
      isPlaceable(name) ? contracts[name].table['placement']?.default : undefined,
    );
});

test('an element behind a button is written into every snippet that allows a dialog, with the height of the button', () => {
  const behind = {...choice, placement: 'dialog'} as const;
  const facts = {
    version: '1.2.3',
    files: {},
    widgets: {
      'quote-form': {
        first: [],
        languages: {},
        standalone: '',
        reserve: reservedHeights('quote-form'),
        reserveDialog: buttonHeights('quote-form'),
      },
    },
  };
  const release = {version: '1.2.3', files: {}, widgets: {'quote-form': {preload: {de: []}}}};
  for (const kind of SNIPPETS) {
    const html = '<lamplight-quote-form></lamplight-quote-form>';
    const known = heightsOf(facts, behind, kind);
    const lines = snippetOf(kind, behind, {...place, heights: known, html, release});
    const isInPage = kind === 'frame' || kind === 'html';
    expect(lines.includes('placement="dialog"'), kind).toBe(!isInPage);
    expect((known?.phone ?? 0) > 400, kind).toBe(isInPage);
    expect(/lamplight-quote-form\[placement=dialog\] \{/u.test(lines), kind).toBe(
      !isInPage && kind !== 'wordpress',
    );
  }
});

test('a placement that is the element’s own is not written', () => {
  const life = {...choice, element: 'life-calculator'} as const;
  expect(snippetOf('loader', {...life, placement: 'dialog'}, place)).not.toContain('placement');
  expect(snippetOf('loader', {...life, placement: 'inline'}, place)).toContain(' placement="inline"');
});

test('each way names its file and what the page’s policy must allow', () => {
  expect(snippetOf('module', choice, place)).toContain('/embed/v1/quote-form.js"');
  expect(snippetOf('standalone', choice, place)).toContain('/embed/v1/standalone/quote-form.js"');
  expect(snippetOf('frame', choice, place)).toContain('/embed/v1/frame/quote-form?lang=de"');
  expect(snippetOf('react', choice, place)).toContain("import '@lamplight/elements/quote-form'");
  const html = snippetOf('html', choice, {...place, html: '<lamplight-quote-form></lamplight-quote-form>'});
  expect(html).toContain('min-height: 1200px');
  expect(html).toContain('<lamplight-quote-form></lamplight-quote-form>');
  expect(policyOf('html', choice, place.origin)).toContain('form-action https://agency.example');
  expect(policyOf('loader', choice, place.origin)).toContain('connect-src https://agency.example');
  expect(policyOf('frame', choice, place.origin)).toContain('frame-src https://agency.example');
});

test('a pinned snippet has the hash of each file and the choice, and is empty without a release', () => {
  expect(snippetOf('pinned', choice, place)).toBe('');
  const release = {
    version: '1.2.3',
    files: {
      'quote-form.js': {integrity: 'sha384-entry'},
      'assets/runtime-AbCdEf12.js': {integrity: 'sha384-runtime'},
    },
    widgets: {'quote-form': {preload: {de: ['assets/runtime-AbCdEf12.js']}}},
  };
  const pinned = snippetOf('pinned', {...choice, partner: 'clinic-7'}, {...place, release});
  expect(pinned).toContain('/embed/v1.2.3/quote-form.js" integrity="sha384-entry"');
  expect(pinned).toContain('integrity="sha384-runtime"');
  expect(pinned).toContain('<lamplight-quote-form partner="clinic-7" lang="de">');
  expect(inlineScriptOf(pinned)).toBe('{"integrity":{}}');
  expect(policyOf('pinned', choice, place.origin, 'sha256-map')[0]).toBe(
    "script-src https://agency.example 'sha256-map'",
  );
});

test('a shortcode of WordPress contains the choice, and no partner’s id can end it', () => {
  const partner = 'a] [gallery "b"';
  expect(snippetOf('wordpress', {...choice, partner}, place)).toBe(
    '[lamplight_quote_form partner="a gallery &quot;b&quot;" lang="de"]\n',
  );
});

test('size and height come from the manifest, and are omitted without it', () => {
  const facts = {
    version: '1.2.3',
    files: {
      'lamplight.js': {brotli: 400},
      'quote-form.own.js': {brotli: 3000},
      'quote-form.js': {brotli: 3500},
      'frame.js': {brotli: 50},
      'frame-resizer.js': {brotli: 7},
      'texts/de.js': {brotli: 600},
      'standalone/quote-form.js': {brotli: 29_000},
    },
    widgets: {
      'quote-form': {
        first: ['quote-form.own.js'],
        languages: {de: 'texts/de.js'},
        standalone: 'standalone/quote-form.js',
        reserve: {de: {'320': 1300, '390': 1248, '520': 900, '768': 858, '1024': 860}},
      },
    },
  };
  for (const kind of ['loader', 'html', 'wordpress'] as const)
    expect(weightOf(facts, choice, kind)).toBe(4000);
  for (const kind of ['module', 'pinned', 'react'] as const) expect(weightOf(facts, choice, kind)).toBe(4100);
  expect(weightOf(facts, choice, 'frame')).toBe(4057);
  expect(weightOf(facts, choice, 'standalone')).toBe(29_000);
  expect(heightsOf(facts, choice)).toEqual({
    phone: 1248,
    wide: 860,
    steps: [
      [0, 1300],
      [520, 900],
    ],
  });
  expect(weightOf(undefined, choice, 'loader')).toBeUndefined();
  expect(heightsOf(undefined, choice)).toBeUndefined();
});
