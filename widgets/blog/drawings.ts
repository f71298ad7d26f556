export {drawings} from 'virtual:lamplight/drawings';
export {default as styles} from './drawing.css?inline';

/* The drawings of all articles, which are the same in every language, and the rules that only the drawings need. Loads after the
   first frame; until then their places have the background color. */
