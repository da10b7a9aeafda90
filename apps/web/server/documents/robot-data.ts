import { type ContentSource, writeRobots } from "@waku/content";

/** The whole data of the robot finder as JSON, with its licence; undefined while no licence is set. */
export async function robotDataJson(content: ContentSource): Promise<string | undefined> {
  const data = await licensed(content);
  return data && JSON.stringify(data);
}

/** All robots as CSV, as the content holds them; undefined while no licence is set. */
export async function robotDataCsv(content: ContentSource): Promise<string | undefined> {
  const data = await licensed(content);
  return data && writeRobots(data.robots);
}

/** Nobody may guess what they may do with the data: without a licence there is no download. */
async function licensed(content: ContentSource) {
  const { site, robots } = await content.globals();
  return site.robotDataLicence ? { licence: site.robotDataLicence, ...robots } : undefined;
}
