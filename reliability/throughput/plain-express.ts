/**
 * The first yardstick of the throughput measurement: Express 5 with its own JSON parser and no database. It parses the same request and
 * answers the same JSON, without any guarantee.
 */
import {randomUUID} from 'node:crypto';
import type {AddressInfo} from 'node:net';
import express from 'express';

const app = express();
app.post('/api/leads', express.json(), (_request, response) => {
  response.status(201).json({id: randomUUID(), receivedAt: new Date().toISOString()});
});
const server = app.listen(0, () => {
  // A listening TCP server has an address with a port.
  process.send?.({port: (server.address() as AddressInfo).port});
});
