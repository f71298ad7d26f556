import type {HTMLAttributes, ReservedProps} from 'vue';
import type {LamplightTags} from './elements.js';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** `@lamplight-submitted` of a template is the property `onLamplightSubmitted`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?:
    | ((event: Events[Name]) => void)
    | undefined;
};

type Props<Tag extends keyof LamplightTags> = Omit<HTMLAttributes, 'lang'> &
  ReservedProps &
  LamplightTags[Tag]['props'] &
  Listeners<LamplightTags[Tag]['events']>;

type VueComponents = {[Tag in keyof LamplightTags]: new () => {$props: Props<Tag>}};
type VueTags = {[Tag in keyof LamplightTags]: Props<Tag>};

declare module 'vue' {
  interface GlobalComponents extends VueComponents {}
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends VueTags {}
  }
}
