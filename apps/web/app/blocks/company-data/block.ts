import type { BlockPart } from "../block-part";
import { CompanyData } from "./company-data";
import type { CompanyDataBlockView } from "./view";

export const companyData: BlockPart<CompanyDataBlockView> = { View: CompanyData, isLive: false };
