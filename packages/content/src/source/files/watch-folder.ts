import { type FSWatcher, readdirSync, type Stats, statSync, watch } from "node:fs";
import { extname, join } from "node:path";

/** What editors write beside a file while they save it, or keep there: no content. */
const madeByEditor = /(?:^|\/)(?:\.[^/]*|[^/]*(?:~|\.swp|\.tmp))$/;

/** Editors write files in bursts; they are looked at together this long after the last of them. */
const burstMs = 100;

/**
 * Tells of files below a folder that changed, came or went.
 * @param onChange given paths relative to the folder, with slashes
 */
export function watchFolder(folder: string, onChange: (files: string[]) => void): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const changed = new Set<string>();
  const tree = watchTree(folder, (file) => {
    if (madeByEditor.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, burstMs);
  });
  return {
    close() {
      clearTimeout(timer);
      tree.close();
    },
  };
}

/**
 * macOS and Windows follow a whole tree. Elsewhere Node follows each file by itself and loses one that is replaced by another of
 * its name, which is how many editors save: folders are followed there instead.
 */
function watchTree(root: string, onFile: (file: string) => void): { close: () => void } {
  if (process.platform === "darwin" || process.platform === "win32")
    return watch(root, { recursive: true }, (_event, file) => onFile((file ?? "").replaceAll("\\", "/")));
  const watchers = new Map<string, FSWatcher>();
  function follow(folder: string, isNew: boolean): void {
    watchers.get(folder)?.close();
    const watcher = watch(join(root, folder), (_event, name) => {
      const file = name === null ? folder : join(folder, name);
      const stats = name === null ? undefined : statsOf(join(root, file));
      if (stats?.isDirectory()) {
        if (!watchers.has(file)) follow(file, true);
        return;
      }
      const wasFolder = watchers.has(file);
      if (!stats && wasFolder) forget(file);
      // Gone again, and no folder: a name without ending was an editor's, too.
      if (stats || wasFolder || extname(file)) onFile(file);
    });
    // A folder that goes while it is looked at is told of by the one it lies in.
    watcher.on("error", () => forget(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) follow(path, isNew);
      else if (isNew) onFile(path);
    }
  }
  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }
  follow("", false);
  return { close: () => [...watchers.keys()].forEach(forget) };
}

function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
