/** Answer of `GET /api/health` (always `ok: true`) and `GET /api/ready` (503 with `ok: false` when nothing can be stored). */
export type HealthReport = {readonly ok: boolean};
