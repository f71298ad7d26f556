import type {WidgetName} from '../../widgets/embed/names.ts';
import type english from './messages/en.json';

type Texts = Readonly<Record<keyof typeof english, string>>;

/** Describes the block of an element in WordPress's form (`block.json`, API version 2, WordPress 6.1). */
export const blockOf = (name: WidgetName, texts: Texts, version: string) =>
  ({
    $schema: 'https://schemas.wp.org/wp/6.1/block.json',
    apiVersion: 2,
    name: `lamplight/${name}`,
    version,
    title: texts[name],
    description: texts[`${name}.does`],
    category: 'widgets',
    icon: 'lightbulb',
    keywords: ['lamplight'],
    textdomain: 'lamplight',
    attributes: {
      lang: {type: 'string', default: ''},
      theme: {type: 'string', default: ''},
      partner: {type: 'string', default: ''},
      more: {type: 'string', default: ''},
    },
    supports: {html: false, align: ['wide', 'full'], anchor: true},
    editorScript: 'lamplight-editor',
  }) as const;
