import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {LamplightTags} from './elements.js';

/** React 19 listens to a custom event through a property that begins with `on`: `onlamplight-submitted`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

type Props<Tag extends keyof LamplightTags> = Omit<
  DetailedHTMLProps<HTMLAttributes<LamplightTags[Tag]['element']>, LamplightTags[Tag]['element']>,
  'lang'
> &
  Omit<LamplightTags[Tag]['props'], 'children'> &
  Listeners<LamplightTags[Tag]['events']>;

type ReactTags = {[Tag in keyof LamplightTags]: Props<Tag>};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
