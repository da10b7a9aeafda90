/** How long answers may be kept, by kind. Browsers ask again for pages; a CDN keeps them and refreshes by itself. */
export const cacheControl = {
  page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** Data of client navigation may be prefetched a moment before it is used. */
  data: "public, max-age=30, s-maxage=300, stale-while-revalidate=86400",
  /** Pages and data for an address with a query: their links carry it on, with the visitor's campaign in it. */
  visit: "private, max-age=0",
  visitData: "private, max-age=30",
  /** Pages that show free appointments. */
  offer: "public, max-age=0, s-maxage=30",
  /** Feeds, sitemap, share pictures, job descriptions. */
  document: "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400",
  /** Hashed build files live forever. */
  asset: "public, max-age=31536000, immutable",
  /** Media files may change under their name. */
  media: "public, max-age=3600, stale-while-revalidate=86400",
} as const;
