import fc from "fast-check";

// Property tests try the same examples on each run, so that a failure is one of the change at hand.
fc.configureGlobal({ seed: 20261129 });
