import type { ReactNode } from "react";
import type { ItemView } from "../page-data/item";

export type ArticleProps = { item: ItemView; breadcrumb: ReactNode };
