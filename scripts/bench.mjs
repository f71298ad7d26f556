/* `npm run bench`: prints the product's sizes and speed on this machine, with the machine's load. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/bench.ts');
