/** The dripping sockets in a process of their own, so that what they cost is not counted as the visitors' waiting. */
import {Random} from '../program/random.ts';
import {Drip} from './drip.ts';

const [port = 0, count = 0, seed = 0] = process.argv.slice(2).map(Number);
const drip = new Drip(port, count, new Random(seed));
setInterval(() => process.send?.({connected: drip.connected, ended: drip.ended}), 200);
process.on('disconnect', () => process.exit(0));
