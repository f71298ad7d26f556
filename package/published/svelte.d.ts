import type {HTMLAttributes} from 'svelte/elements';
import type {LamplightTags} from './elements.js';

/** Svelte 5 listens through `onlamplight-submitted`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

type Props<Tag extends keyof LamplightTags> = Omit<HTMLAttributes<LamplightTags[Tag]['element']>, 'lang'> &
  Omit<LamplightTags[Tag]['props'], 'children'> &
  Listeners<LamplightTags[Tag]['events']>;

type SvelteTags = {[Tag in keyof LamplightTags]: Props<Tag>};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
