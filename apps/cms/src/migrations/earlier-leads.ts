/**
 * What the migration `leads_inbox` does between making tables and dropping the column `note`: leads of releases before
 * are found and listed like others, and their one note becomes the first of several.
 */
export const earlierLeads = [
  `INSERT INTO lead_notes (lead_id, text, updated_at, created_at)
   SELECT id, note, updated_at, updated_at FROM leads WHERE note <> ''`,
  `UPDATE leads SET
     who = coalesce((SELECT max(value) FROM leads_answers WHERE _parent_id = leads.id AND name = 'name'), email),
     address = lower(email),
     search_text = (SELECT string_agg(value, ' ') FROM leads_answers WHERE _parent_id = leads.id)`,
];
