import { withPayload } from "@payloadcms/next/withPayload";

/** @type {import("next").NextConfig} */
const config = {
  // Types are checked by the project's own compiler.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ["@waku/content", "@waku/i18n", "@waku/icons", "@waku/server"],
  // One copy for start-up and requests: the errors of one are unknown to another.
  serverExternalPackages: ["nodemailer", "payload", "@payloadcms/db-postgres", "@payloadcms/drizzle"],
  // Half of the time of a build: nobody reads the maps, and a build begins from nothing in a fresh clone.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  poweredByHeader: false,
  redirects: async () => [{ source: "/", destination: "/admin", permanent: false }],
};

export default withPayload(config);
