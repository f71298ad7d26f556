import {mountExample} from './mount-example.ts';

/**
 * Mounts an example as `mountExample` does, in a tab that keeps nothing: a form would continue with the answers of the example before, be
 * in another state than its name says, or even send them.
 */
export const mountInEmptyTab: typeof mountExample = async (...how) => {
  localStorage.clear();
  sessionStorage.clear();
  return await mountExample(...how);
};
