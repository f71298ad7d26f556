/** Runs the dripping sockets in a separate process, so that their own cost does not delay the visitors. */
import {Random} from '../program/random.ts';
import {Drip} from './drip.ts';

const [port = 0, count = 0, seed = 0] = process.argv.slice(2).map(Number);
const drip = new Drip(port, count, new Random(seed));
setInterval(() => process.send?.({connected: drip.connected, ended: drip.ended}), 200);
process.on('disconnect', () => process.exit(0));
