import type { Endpoint } from "payload";
import { exportLeadsAsCsv } from "./csv-export.ts";
import { reportDeliveries } from "./deliveries.ts";
import { listFilters } from "./filters.ts";
import { addNote, deleteNote, leadFile, leadPage } from "./lead-page.ts";
import { leadPeople } from "./people.ts";
import { downloadPerson, listPersonOrders, orderPerson, siteOrderDone, siteOrders } from "./person-orders.ts";
import { eraseLeads, receiveLead } from "./receive.ts";

/** Below `/api/leads`: what the site brings and asks for, and what the panel shows. */
export const leadEndpoints: Endpoint[] = [
  receiveLead,
  eraseLeads,
  reportDeliveries,
  siteOrders,
  siteOrderDone,
  leadPeople,
  listFilters,
  exportLeadsAsCsv,
  orderPerson,
  listPersonOrders,
  downloadPerson,
  leadPage,
  addNote,
  deleteNote,
  leadFile,
];
