import type { ArticleProps } from "./article-props";
import { CompanyProfile } from "./company-profile";
import { JobPosting } from "./job-posting";
import { MagazineArticle } from "./magazine-article";
import { PressRelease } from "./press-release";
import { ReferencePage } from "./reference-page";
import { UpdateEpisode } from "./update-episode";

/** An item of a collection as a page; each collection has a composition of its own. */
export function ArticleView(props: ArticleProps) {
  switch (props.item.collection) {
    case "article":
      return <MagazineArticle {...props} />;
    case "update":
      return <UpdateEpisode {...props} />;
    case "pressRelease":
      return <PressRelease {...props} />;
    case "job":
      return <JobPosting {...props} />;
    case "client":
    case "partner":
      return <CompanyProfile {...props} />;
    case "plainPage":
      return <ReferencePage {...props} />;
  }
}
