/* `npm run bench`: what the product weighs and how fast it is on this machine, with the machine's load beside it. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/bench.ts');
