import type {JSX} from 'solid-js';
import type {LamplightTags} from './elements.js';

/** Solid listens to a custom event through `on:lamplight-submitted`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on:${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

type Props<Tag extends keyof LamplightTags> = Omit<
  JSX.HTMLAttributes<LamplightTags[Tag]['element']>,
  'lang'
> &
  Omit<LamplightTags[Tag]['props'], 'children'> &
  Listeners<LamplightTags[Tag]['events']>;

type SolidTags = {[Tag in keyof LamplightTags]: Props<Tag>};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
