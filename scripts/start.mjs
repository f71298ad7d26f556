/* `npm start`: sets up what is missing, builds when something changed, serves. */
import {install, runOnOwnNode} from './installed.mjs';

install();
runOnOwnNode('scripts/serve.ts');
