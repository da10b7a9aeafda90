import { writeFile } from "node:fs/promises";
import { buildSprite } from "./build-sprite.ts";

/** `npm run sprite -w @waku/icons`: writes the sprite of every icon that content or interface may use. */
const sprite = await buildSprite();
await writeFile(`${import.meta.dirname}/sprite.svg`, sprite);
console.log(`${sprite.split("<symbol").length - 1} icons, ${sprite.length} bytes`);
