/* `npm test`: sets up what is missing, the browser included, and runs everything CI runs. `--all` adds the full matrices. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/check.ts');
