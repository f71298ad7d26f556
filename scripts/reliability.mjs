/* `npm run reliability`: the short form of every reliability program; `-- <name> --long` one of them. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/reliability.ts');
