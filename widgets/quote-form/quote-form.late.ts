/** What the first touch of the form brings: its late texts, and the late parts of all forms. */
export {lateCatalogs} from 'virtual:lamplight/late-catalogs/quote-form';
export {lateParts} from '../ui/submission/late/late.ts';
