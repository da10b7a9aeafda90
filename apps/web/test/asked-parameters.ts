/**
 * Loaded into a site before anything else: of each query with the parameter `_mark` it writes which other parameters are
 * asked for.
 */
const { prototype } = URLSearchParams;
const { get } = prototype;

for (const method of ["get", "getAll", "has"] as const) {
  const own: (name: string) => unknown = prototype[method];
  Object.defineProperty(prototype, method, {
    value(this: URLSearchParams, name: string) {
      const mark = get.call(this, "_mark");
      if (mark !== null) process.stdout.write(`asked: ${JSON.stringify([mark, name])}\n`);
      return own.call(this, name);
    },
  });
}
