import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { earlierLeads } from '../earlier-leads.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_delivery_state" AS ENUM('pending', 'failing', 'delivered', 'dead');
  CREATE TYPE "public"."enum_lead_deliveries_state" AS ENUM('pending', 'failing', 'delivered', 'dead');
  CREATE TYPE "public"."enum_person_orders_kind" AS ENUM('erase', 'export');
  ALTER TYPE "public"."enum_leads_state" ADD VALUE 'answered' BEFORE 'done';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'sales' BEFORE 'admin';
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"by_id" integer,
  	"kind" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"sink" varchar NOT NULL,
  	"state" "enum_lead_deliveries_state" NOT NULL,
  	"attempts" numeric,
  	"at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "person_orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_person_orders_kind" NOT NULL,
  	"email" varchar,
  	"by_id" integer,
  	"results" jsonb,
  	"done_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "leads_answers" ADD COLUMN "labels" jsonb;
  ALTER TABLE "leads_answers" ADD COLUMN "words" varchar;
  ALTER TABLE "leads" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "leads" ADD COLUMN "who" varchar;
  ALTER TABLE "leads" ADD COLUMN "titles" jsonb;
  ALTER TABLE "leads" ADD COLUMN "is_suspected" boolean DEFAULT false;
  ALTER TABLE "leads" ADD COLUMN "delivery_state" "enum_leads_delivery_state";
  ALTER TABLE "leads" ADD COLUMN "address" varchar;
  ALTER TABLE "leads" ADD COLUMN "search_text" varchar;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "person_orders" ADD CONSTRAINT "person_orders_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_by_idx" ON "lead_events" USING btree ("by_id");
  CREATE INDEX "lead_events_updated_at_idx" ON "lead_events" USING btree ("updated_at");
  CREATE INDEX "lead_events_created_at_idx" ON "lead_events" USING btree ("created_at");
  CREATE INDEX "lead_deliveries_lead_idx" ON "lead_deliveries" USING btree ("lead_id");
  CREATE INDEX "lead_deliveries_updated_at_idx" ON "lead_deliveries" USING btree ("updated_at");
  CREATE INDEX "lead_deliveries_created_at_idx" ON "lead_deliveries" USING btree ("created_at");
  CREATE INDEX "person_orders_by_idx" ON "person_orders" USING btree ("by_id");
  CREATE INDEX "person_orders_done_at_idx" ON "person_orders" USING btree ("done_at");
  CREATE INDEX "person_orders_updated_at_idx" ON "person_orders" USING btree ("updated_at");
  CREATE INDEX "person_orders_created_at_idx" ON "person_orders" USING btree ("created_at");
  CREATE UNIQUE INDEX "lead_sites_site_idx" ON "lead_sites" USING btree ("site");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_locale_idx" ON "leads" USING btree ("locale");
  CREATE INDEX "leads_is_suspected_idx" ON "leads" USING btree ("is_suspected");
  CREATE INDEX "leads_delivery_state_idx" ON "leads" USING btree ("delivery_state");
  CREATE INDEX "leads_address_idx" ON "leads" USING btree ("address");
`)
  for (const statement of earlierLeads) await db.execute(sql.raw(statement))
  await db.execute(sql`ALTER TABLE "leads" DROP COLUMN "note";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lead_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "person_orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_sites" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "lead_deliveries" CASCADE;
  DROP TABLE "person_orders" CASCADE;
  DROP TABLE "lead_sites" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_assignee_id_users_id_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_leads_state";
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'working', 'done', 'spam');
  ALTER TABLE "leads" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_leads_state";
  ALTER TABLE "leads" ALTER COLUMN "state" SET DATA TYPE "public"."enum_leads_state" USING "state"::"public"."enum_leads_state";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('author', 'editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'author'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "leads_assignee_idx";
  DROP INDEX "leads_form_idx";
  DROP INDEX "leads_locale_idx";
  DROP INDEX "leads_is_suspected_idx";
  DROP INDEX "leads_delivery_state_idx";
  DROP INDEX "leads_address_idx";
  ALTER TABLE "leads" ADD COLUMN "note" varchar;
  ALTER TABLE "leads_answers" DROP COLUMN "labels";
  ALTER TABLE "leads_answers" DROP COLUMN "words";
  ALTER TABLE "leads" DROP COLUMN "assignee_id";
  ALTER TABLE "leads" DROP COLUMN "who";
  ALTER TABLE "leads" DROP COLUMN "titles";
  ALTER TABLE "leads" DROP COLUMN "is_suspected";
  ALTER TABLE "leads" DROP COLUMN "delivery_state";
  ALTER TABLE "leads" DROP COLUMN "address";
  ALTER TABLE "leads" DROP COLUMN "search_text";
  DROP TYPE "public"."enum_leads_delivery_state";
  DROP TYPE "public"."enum_lead_deliveries_state";
  DROP TYPE "public"."enum_person_orders_kind";`)
}
