import type { DownloadView } from "../../ui/views";
import type { Heading } from "../heading";

export type DownloadsBlockView = Heading & { type: "downloads"; items: DownloadView[] };
