import {fields} from './fields.ts';
import {framing} from './framing.ts';
import {heads} from './heads.ts';
import type {HostileRequest} from './hostile-request.ts';
import {json} from './json.ts';
import {hostilePaths} from './paths.ts';

/** Every hostile request, each with a unique name. */
export const hostileRequests: readonly HostileRequest[] = [
  ...framing,
  ...json,
  ...fields,
  ...hostilePaths,
  ...heads,
];
