// A script that runs when it is loaded; it exports nothing.
export {};
