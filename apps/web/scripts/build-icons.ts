import { writeFile } from "node:fs/promises";
import { buildSprite } from "./icon-sprite.ts";

/** `npm run icons -w @waku/web`: writes the sprite of every icon that content or interface may use. */
const sprite = await buildSprite();
await writeFile(`${import.meta.dirname}/../app/ui/icon/sprite.svg`, sprite);
console.log(`${sprite.split("<symbol").length - 1} icons, ${sprite.length} bytes`);
