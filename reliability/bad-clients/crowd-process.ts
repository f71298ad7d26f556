/** Runs the bad clients in a separate process, so that their own cost does not delay the visitors. */
import {Random} from '../program/random.ts';
import {ClientCrowd} from './client-crowd.ts';

const [port = 0, total = 0, atOnce = 0, addresses = 1, seed = 0] = process.argv.slice(2).map(Number);
const PATH = '/embed/v1/large.js';
const crowd = new ClientCrowd({port, path: PATH, total, atOnce, addresses}, new Random(seed));
setInterval(() => process.send?.({opened: crowd.opened, connected: crowd.connected}), 100);
process.on('disconnect', () => process.exit(0));
