import type {RequestListener} from 'node:http';
import type {Meter} from './meter.ts';

/** Serves `GET /metrics` and nothing else, on a separate private listener. */
export const metricsHandler =
  ({registry}: Meter): RequestListener =>
  (request, response) => {
    request.resume();
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, {'Content-Type': registry.contentType, 'Cache-Control': 'no-store'})
          .end(text),
      () => response.writeHead(500).end(),
    );
  };
