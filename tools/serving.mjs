// How Node runs the server, here, in the measurements and in an archive, whose `tools/package/files/ushirika` says the
// same once more. In JavaScript, since `run.mjs` reads it before anything is installed.
// docs/decisions/044-memory-and-load.md says what each of them is worth.

export const servingArguments = [
  "--disable-warning=ExperimentalWarning",
  // Of what is left after garbage was collected, before it is collected the next time.
  "--heap-growing-percent=100",
  // What is new has from the beginning the room that it comes to under load: a start collects a tenth less.
  "--min-semi-space-size=16",
  // Threads in the background as there are cores beside the main thread's. By itself Node takes four, which keep it waiting.
  "--v8-pool-size=0",
  // The program itself in large pages of memory, where the machine has them: a page of a list costs a fifteenth less.
  "--use-largepages=silent",
];

// Each of many threads would keep what it has freed to itself.
export const servingEnvironment = { MALLOC_ARENA_MAX: "2" };
