/* `npm run battery`: every element on every hostile page, in three engines. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/battery.ts');
