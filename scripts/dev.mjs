/* `npm run dev`: serves, and rebuilds and reloads at every change. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/dev.ts');
