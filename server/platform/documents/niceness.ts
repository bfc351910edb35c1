/**
 * Priority of workers, of -20 to 19: pages come first, and where they want nothing a worker has all of the processor. A
 * whole run of the tests begins with it too (`tools/test.ts`), so that workers and server share what there is.
 */
export const workerNiceness = 5;
