type Data = { robots: object; manufacturers: object };

/**
 * Makes something of the robot data once for each state of them. Whoever reads the content gets an object of its own,
 * but the same lists in it.
 */
export function oncePerData<D extends Data, T>(make: (data: D) => T): (data: D) => T {
  const known = new WeakMap<object, { manufacturers: object; made: T }>();
  return (data) => {
    const { robots, manufacturers } = data;
    const before = known.get(robots);
    if (before?.manufacturers === manufacturers) return before.made;
    const made = make(data);
    known.set(robots, { manufacturers, made });
    return made;
  };
}
