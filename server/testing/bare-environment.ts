const {PATH, NODE_COMPILE_CACHE} = process.env;

/**
 * The environment of a program without any setting of this process. The compile cache saves each program the
 * compilation of the same modules.
 */
export const bareEnvironment: Readonly<Partial<Record<string, string>>> = {PATH, NODE_COMPILE_CACHE};
