import type { SettingView } from "../../ui/views";
import type { Heading } from "../heading";

export type CompanyDataBlockView = Heading & { type: "companyData"; settings: SettingView[] };
