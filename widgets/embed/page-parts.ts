/* The start of a module that a page loads without the loader: what the loader would have brought. */
import {sharePageParts} from '../element/page-parts.ts';

sharePageParts();
