/** Operator settings that the application may know; none of them is secret. */
export type SiteSettings = {
  /** Public origin without trailing slash, from the environment. */
  siteUrl: string;
  /** Whether search engines may index the site. */
  indexable: boolean;
  /** Whether settings that are not known yet are shown as marked gaps. */
  showGaps: boolean;
};
