import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { load } from 'js-yaml'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text_de" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif800_url" varchar,
  	"sizes_avif800_width" numeric,
  	"sizes_avif800_height" numeric,
  	"sizes_avif800_mime_type" varchar,
  	"sizes_avif800_filesize" numeric,
  	"sizes_avif800_filename" varchar,
  	"sizes_webp800_url" varchar,
  	"sizes_webp800_width" numeric,
  	"sizes_webp800_height" numeric,
  	"sizes_webp800_mime_type" varchar,
  	"sizes_webp800_filesize" numeric,
  	"sizes_webp800_filename" varchar,
  	"sizes_avif1200_url" varchar,
  	"sizes_avif1200_width" numeric,
  	"sizes_avif1200_height" numeric,
  	"sizes_avif1200_mime_type" varchar,
  	"sizes_avif1200_filesize" numeric,
  	"sizes_avif1200_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar
  );
  
  ALTER TABLE "articles" ADD COLUMN "picture_name" varchar;
  ALTER TABLE "articles" ADD COLUMN "picture_caption" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_picture_name" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_picture_caption" varchar;
  ALTER TABLE "updates" ADD COLUMN "picture_name" varchar;
  ALTER TABLE "updates" ADD COLUMN "picture_caption" varchar;
  ALTER TABLE "_updates_v" ADD COLUMN "version_picture_name" varchar;
  ALTER TABLE "_updates_v" ADD COLUMN "version_picture_caption" varchar;
  ALTER TABLE "press_releases" ADD COLUMN "picture_name" varchar;
  ALTER TABLE "press_releases" ADD COLUMN "picture_caption" varchar;
  ALTER TABLE "_press_releases_v" ADD COLUMN "version_picture_name" varchar;
  ALTER TABLE "_press_releases_v" ADD COLUMN "version_picture_caption" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pictures_id" integer;
  CREATE UNIQUE INDEX "pictures_name_idx" ON "pictures" USING btree ("name");
  CREATE INDEX "pictures_updated_at_idx" ON "pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "pictures" USING btree ("filename");
  CREATE INDEX "pictures_sizes_avif480_sizes_avif480_filename_idx" ON "pictures" USING btree ("sizes_avif480_filename");
  CREATE INDEX "pictures_sizes_webp480_sizes_webp480_filename_idx" ON "pictures" USING btree ("sizes_webp480_filename");
  CREATE INDEX "pictures_sizes_avif800_sizes_avif800_filename_idx" ON "pictures" USING btree ("sizes_avif800_filename");
  CREATE INDEX "pictures_sizes_webp800_sizes_webp800_filename_idx" ON "pictures" USING btree ("sizes_webp800_filename");
  CREATE INDEX "pictures_sizes_avif1200_sizes_avif1200_filename_idx" ON "pictures" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "pictures_sizes_webp1200_sizes_webp1200_filename_idx" ON "pictures" USING btree ("sizes_webp1200_filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("pictures_id");`)
  await moveTexts(db)
  await db.execute(sql`
  ALTER TABLE "rules" DROP COLUMN "pictures_de";
  ALTER TABLE "rules" DROP COLUMN "pictures_en";
  ALTER TABLE "_rules_v" DROP COLUMN "version_pictures_de";
  ALTER TABLE "_rules_v" DROP COLUMN "version_pictures_en";`)
}

/** Texts of pictures stood in the settings, as YAML; those that both languages have are pictures now. */
async function moveTexts(db: MigrateUpArgs['db']): Promise<void> {
  const { rows } = await db.execute(sql`SELECT "pictures_de" AS de, "pictures_en" AS en FROM "rules"`)
  const [{ de = '', en = '' } = {}] = rows as { de?: string; en?: string }[]
  const [german, english] = [de, en].map((text) => (text === '' ? {} : (load(text) as Record<string, string>)))
  for (const [name, textDe] of Object.entries(german ?? {})) {
    const textEn = english?.[name]
    if (textEn === undefined) continue
    await db.execute(sql`INSERT INTO "pictures" ("name", "text_de", "text_en") VALUES (${name}, ${textDe}, ${textEn})`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "rules" ADD COLUMN "pictures_de" varchar;
  ALTER TABLE "rules" ADD COLUMN "pictures_en" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_pictures_de" varchar;
  ALTER TABLE "_rules_v" ADD COLUMN "version_pictures_en" varchar;
  CREATE TEMPORARY TABLE "picture_texts" AS SELECT
    coalesce(string_agg("name" || ': ' || to_json("text_de")::text, chr(10) ORDER BY "name"), '{}') AS de,
    coalesce(string_agg("name" || ': ' || to_json("text_en")::text, chr(10) ORDER BY "name"), '{}') AS en
    FROM "pictures";
  UPDATE "rules" SET "pictures_de" = de, "pictures_en" = en FROM "picture_texts";
  UPDATE "_rules_v" SET "version_pictures_de" = de, "version_pictures_en" = en FROM "picture_texts";
  DROP TABLE "picture_texts";
  ALTER TABLE "rules" ALTER COLUMN "pictures_de" SET NOT NULL;
  ALTER TABLE "rules" ALTER COLUMN "pictures_en" SET NOT NULL;
  ALTER TABLE "_rules_v" ALTER COLUMN "version_pictures_de" SET NOT NULL;
  ALTER TABLE "_rules_v" ALTER COLUMN "version_pictures_en" SET NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pictures_fk";
  DROP INDEX "payload_locked_documents_rels_pictures_id_idx";
  DROP TABLE "pictures" CASCADE;
  ALTER TABLE "articles" DROP COLUMN "picture_name";
  ALTER TABLE "articles" DROP COLUMN "picture_caption";
  ALTER TABLE "_articles_v" DROP COLUMN "version_picture_name";
  ALTER TABLE "_articles_v" DROP COLUMN "version_picture_caption";
  ALTER TABLE "updates" DROP COLUMN "picture_name";
  ALTER TABLE "updates" DROP COLUMN "picture_caption";
  ALTER TABLE "_updates_v" DROP COLUMN "version_picture_name";
  ALTER TABLE "_updates_v" DROP COLUMN "version_picture_caption";
  ALTER TABLE "press_releases" DROP COLUMN "picture_name";
  ALTER TABLE "press_releases" DROP COLUMN "picture_caption";
  ALTER TABLE "_press_releases_v" DROP COLUMN "version_picture_name";
  ALTER TABLE "_press_releases_v" DROP COLUMN "version_picture_caption";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pictures_id";`)
}
