import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_family" AS ENUM('start', 'product', 'feature', 'useCase', 'device', 'industry', 'benefit', 'solution', 'consulting', 'getStarted', 'training', 'story', 'whitePaper', 'event', 'contact', 'booking', 'tool', 'company', 'overview', 'reading', 'legal');
  CREATE TYPE "public"."enum_pages_opening_tone" AS ENUM('paper', 'navy', 'mint');
  CREATE TYPE "public"."enum_pages_opening_mark" AS ENUM('word', 'rule', 'amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  CREATE TYPE "public"."enum_pages_inquiries" AS ENUM('get-started', 'demo', 'trainings', 'benefits', 'features', 'solutions', 'company', 'consulting');
  CREATE TYPE "public"."enum_pages_main_entity" AS ENUM('software');
  CREATE TYPE "public"."enum_pages_share_drawing" AS ENUM('amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  CREATE TYPE "public"."enum__pages_v_version_family" AS ENUM('start', 'product', 'feature', 'useCase', 'device', 'industry', 'benefit', 'solution', 'consulting', 'getStarted', 'training', 'story', 'whitePaper', 'event', 'contact', 'booking', 'tool', 'company', 'overview', 'reading', 'legal');
  CREATE TYPE "public"."enum__pages_v_version_opening_tone" AS ENUM('paper', 'navy', 'mint');
  CREATE TYPE "public"."enum__pages_v_version_opening_mark" AS ENUM('word', 'rule', 'amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  CREATE TYPE "public"."enum__pages_v_version_inquiries" AS ENUM('get-started', 'demo', 'trainings', 'benefits', 'features', 'solutions', 'company', 'consulting');
  CREATE TYPE "public"."enum__pages_v_version_main_entity" AS ENUM('software');
  CREATE TYPE "public"."enum__pages_v_version_share_drawing" AS ENUM('amr', 'forklift', 'arm', 'drone', 'humanoid', 'cleaner', 'conveyor', 'plan', 'chart', 'book', 'sheet');
  ALTER TABLE "pages" ADD COLUMN "family" "enum_pages_family";
  ALTER TABLE "pages" ADD COLUMN "opening_tone" "enum_pages_opening_tone";
  ALTER TABLE "pages" ADD COLUMN "opening_mark" "enum_pages_opening_mark";
  ALTER TABLE "pages" ADD COLUMN "inquiries" "enum_pages_inquiries";
  ALTER TABLE "pages" ADD COLUMN "main_entity" "enum_pages_main_entity";
  ALTER TABLE "pages" ADD COLUMN "share_drawing" "enum_pages_share_drawing";
  ALTER TABLE "_pages_v" ADD COLUMN "version_family" "enum__pages_v_version_family";
  ALTER TABLE "_pages_v" ADD COLUMN "version_opening_tone" "enum__pages_v_version_opening_tone";
  ALTER TABLE "_pages_v" ADD COLUMN "version_opening_mark" "enum__pages_v_version_opening_mark";
  ALTER TABLE "_pages_v" ADD COLUMN "version_inquiries" "enum__pages_v_version_inquiries";
  ALTER TABLE "_pages_v" ADD COLUMN "version_main_entity" "enum__pages_v_version_main_entity";
  ALTER TABLE "_pages_v" ADD COLUMN "version_share_drawing" "enum__pages_v_version_share_drawing";`)
  // What code said of pages by their address until now. Their drafts and versions get it, too.
  await db.execute(sql`
  CREATE TEMPORARY TABLE kinds ON COMMIT DROP AS SELECT * FROM (VALUES
    ('/', 'start', NULL, NULL, NULL, NULL, NULL),
    ('/benefits', 'overview', NULL, NULL, 'benefits', NULL, NULL),
    ('/book-appointment', 'booking', NULL, NULL, NULL, NULL, NULL),
    ('/company', 'company', NULL, NULL, 'company', NULL, NULL),
    ('/contact', 'contact', NULL, NULL, NULL, NULL, NULL),
    ('/get-started', 'getStarted', NULL, NULL, 'get-started', NULL, 'plan'),
    ('/imprint', 'legal', NULL, NULL, NULL, NULL, 'sheet'),
    ('/magazine', 'reading', 'mint', 'word', NULL, NULL, NULL),
    ('/newsletter', 'contact', NULL, NULL, NULL, NULL, NULL),
    ('/partners', 'company', NULL, NULL, NULL, NULL, NULL),
    ('/pricing', 'tool', NULL, NULL, NULL, 'software', 'chart'),
    ('/privacy', 'legal', NULL, NULL, NULL, NULL, 'sheet'),
    ('/request-offer', 'contact', NULL, NULL, NULL, NULL, NULL),
    ('/robot-journey', 'overview', NULL, NULL, NULL, NULL, 'book'),
    ('/robots', 'tool', NULL, NULL, NULL, NULL, NULL),
    ('/roi-calculator', 'tool', NULL, NULL, NULL, NULL, 'chart'),
    ('/solutions', 'overview', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/success-stories', 'overview', NULL, NULL, NULL, NULL, 'forklift'),
    ('/terms', 'legal', NULL, NULL, NULL, NULL, 'sheet'),
    ('/thank-you', 'contact', NULL, NULL, NULL, NULL, NULL),
    ('/benefits/integrators', 'benefit', NULL, NULL, 'benefits', NULL, NULL),
    ('/benefits/it-infrastructure', 'benefit', NULL, NULL, 'benefits', NULL, NULL),
    ('/benefits/management', 'benefit', NULL, NULL, 'benefits', NULL, 'chart'),
    ('/benefits/manufacturers', 'benefit', NULL, NULL, 'benefits', NULL, 'arm'),
    ('/benefits/operations', 'benefit', NULL, NULL, 'benefits', NULL, NULL),
    ('/benefits/partners', 'benefit', NULL, NULL, 'benefits', NULL, NULL),
    ('/capabilities/cmms-for-fts-agv-amr-mobile-robots', 'solution', NULL, NULL, 'features', NULL, NULL),
    ('/capabilities/other', 'solution', NULL, NULL, 'features', NULL, NULL),
    ('/company/clients', 'reading', 'paper', 'plan', 'company', NULL, NULL),
    ('/company/jobs', 'reading', 'mint', 'humanoid', 'company', NULL, 'humanoid'),
    ('/company/partners', 'reading', 'navy', 'conveyor', 'company', NULL, 'conveyor'),
    ('/company/press', 'reading', 'paper', 'rule', 'company', NULL, 'sheet'),
    ('/company/team', 'company', NULL, NULL, 'company', NULL, NULL),
    ('/consulting/fts-agv-amr-consulting-partner', 'consulting', NULL, NULL, 'consulting', NULL, 'plan'),
    ('/consulting/market-insights', 'consulting', NULL, NULL, 'consulting', NULL, 'plan'),
    ('/consulting/procurement-tenders', 'consulting', NULL, NULL, 'consulting', NULL, 'plan'),
    ('/consulting/roi-business-case-calculation', 'consulting', NULL, NULL, 'consulting', NULL, 'plan'),
    ('/consulting/solution-design', 'consulting', NULL, NULL, 'consulting', NULL, 'plan'),
    ('/consulting/use-case-identification', 'consulting', NULL, NULL, 'consulting', NULL, 'plan'),
    ('/devices/cobots', 'device', NULL, NULL, NULL, NULL, 'arm'),
    ('/devices/conveyors-automation-systems', 'device', NULL, NULL, NULL, NULL, 'conveyor'),
    ('/devices/drones', 'device', NULL, NULL, NULL, NULL, 'drone'),
    ('/devices/humanoid-robots', 'device', NULL, NULL, NULL, NULL, 'humanoid'),
    ('/devices/manual-forklifts-vehicles', 'device', NULL, NULL, NULL, NULL, 'forklift'),
    ('/devices/mobile-robots-agv-amr', 'device', NULL, NULL, NULL, NULL, NULL),
    ('/devices/other-assets', 'device', NULL, NULL, NULL, NULL, NULL),
    ('/devices/stationary-robots-industrial-arms', 'device', NULL, NULL, NULL, NULL, 'arm'),
    ('/features/alerting-incident', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/data-insights', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/digital-robot-file', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/live-map', 'feature', NULL, NULL, 'features', NULL, 'plan'),
    ('/features/maintenance-repairs', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/maintenance-schedules', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/order-management', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/predictive-maintenance', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/process-analytics', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/reports', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/solution-design', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/ticket-system', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/traffic-control', 'feature', NULL, NULL, 'features', NULL, 'plan'),
    ('/features/work-orders', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/features/work-templates', 'feature', NULL, NULL, 'features', NULL, 'chart'),
    ('/industries/cleaning', 'industry', NULL, NULL, NULL, NULL, 'cleaner'),
    ('/industries/gastronomy', 'industry', NULL, NULL, NULL, NULL, NULL),
    ('/industries/hospitality', 'industry', NULL, NULL, NULL, NULL, NULL),
    ('/industries/manufacturing', 'industry', NULL, NULL, NULL, NULL, 'arm'),
    ('/industries/warehousing', 'industry', NULL, NULL, NULL, NULL, 'forklift'),
    ('/platform/live-demo', 'booking', NULL, NULL, 'demo', NULL, NULL),
    ('/products/waku-analytics', 'product', NULL, NULL, NULL, NULL, 'chart'),
    ('/products/waku-care', 'product', NULL, NULL, NULL, 'software', NULL),
    ('/products/waku-fleet', 'product', NULL, NULL, NULL, NULL, 'plan'),
    ('/robot-journey/reliable-robots-manufacturers', 'reading', 'navy', 'arm', NULL, NULL, 'book'),
    ('/robot-journey/robot-operations', 'reading', 'navy', 'book', NULL, NULL, 'book'),
    ('/robot-journey/sustainable-automation', 'reading', 'navy', 'chart', NULL, NULL, 'book'),
    ('/robot-journey/waku-update', 'reading', 'navy', 'sheet', NULL, NULL, 'book'),
    ('/robots/compare', 'tool', NULL, NULL, NULL, NULL, NULL),
    ('/robots/correct', 'contact', NULL, NULL, NULL, NULL, NULL),
    ('/solutions/exploration', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/solutions/procurement', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/solutions/robot-control-tower', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/solutions/robot-fleet-control', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/solutions/robot-test', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/solutions/solution-design', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/solutions/waku-consulting', 'solution', NULL, NULL, 'solutions', NULL, 'plan'),
    ('/specials/logimat', 'event', NULL, NULL, NULL, NULL, 'sheet'),
    ('/specials/maintenance-modernization-checklist-cmms', 'whitePaper', NULL, NULL, NULL, NULL, 'sheet'),
    ('/specials/overcome-downtime-automated-warehouse-facility-whitepaper', 'whitePaper', NULL, NULL, NULL, NULL, 'sheet'),
    ('/specials/tour', 'event', NULL, NULL, NULL, NULL, 'sheet'),
    ('/success-stories/akkurat-gsv', 'story', NULL, NULL, NULL, NULL, 'forklift'),
    ('/success-stories/jugard-kuenstner', 'story', NULL, NULL, NULL, NULL, 'forklift'),
    ('/success-stories/koerber-supply-chain', 'story', NULL, NULL, NULL, NULL, 'forklift'),
    ('/success-stories/otto-group', 'story', NULL, NULL, NULL, NULL, 'forklift'),
    ('/trainings/alerting-minimize-downtime-agv-amr', 'training', NULL, NULL, 'trainings', NULL, 'book'),
    ('/trainings/live-map-status-agv-amr', 'training', NULL, NULL, 'trainings', NULL, 'book'),
    ('/trainings/maintenance-strategy-agv-amr', 'training', NULL, NULL, 'trainings', NULL, 'book'),
    ('/trainings/maximizing-efficiency-analytics-agv-amr', 'training', NULL, NULL, 'trainings', NULL, 'book'),
    ('/trainings/traffic-management-agv-amr', 'training', NULL, NULL, 'trainings', NULL, 'book'),
    ('/use-cases/ar-mr-maintenance', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/asset-management', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/computerized-maintenance-management-software-cmms', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/customer-service', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/field-service-management', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/full-robot-cycle', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/intelligent-maintenance-agent-ai-ima', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/multi-vendor-service', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/partner-management', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/process-optimization', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/remote-support', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/spare-part-management-gspm', 'useCase', NULL, NULL, 'features', NULL, NULL),
    ('/use-cases/troubleshooting', 'useCase', NULL, NULL, 'features', NULL, NULL)
  ) AS kinds ("path", "family", "opening_tone", "opening_mark", "inquiries", "main_entity", "share_drawing");
  UPDATE "pages" SET "family" = kinds."family"::"enum_pages_family", "opening_tone" = kinds."opening_tone"::"enum_pages_opening_tone", "opening_mark" = kinds."opening_mark"::"enum_pages_opening_mark", "inquiries" = kinds."inquiries"::"enum_pages_inquiries", "main_entity" = kinds."main_entity"::"enum_pages_main_entity", "share_drawing" = kinds."share_drawing"::"enum_pages_share_drawing" FROM kinds WHERE kinds."path" = "pages"."path";
  UPDATE "_pages_v" SET "version_family" = kinds."family"::"enum__pages_v_version_family", "version_opening_tone" = kinds."opening_tone"::"enum__pages_v_version_opening_tone", "version_opening_mark" = kinds."opening_mark"::"enum__pages_v_version_opening_mark", "version_inquiries" = kinds."inquiries"::"enum__pages_v_version_inquiries", "version_main_entity" = kinds."main_entity"::"enum__pages_v_version_main_entity", "version_share_drawing" = kinds."share_drawing"::"enum__pages_v_version_share_drawing" FROM kinds WHERE kinds."path" = "_pages_v"."version_path";
  DROP TABLE kinds;
  -- Published anew at the start.
  UPDATE "publication" SET "version" = NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "family";
  ALTER TABLE "pages" DROP COLUMN "opening_tone";
  ALTER TABLE "pages" DROP COLUMN "opening_mark";
  ALTER TABLE "pages" DROP COLUMN "inquiries";
  ALTER TABLE "pages" DROP COLUMN "main_entity";
  ALTER TABLE "pages" DROP COLUMN "share_drawing";
  ALTER TABLE "_pages_v" DROP COLUMN "version_family";
  ALTER TABLE "_pages_v" DROP COLUMN "version_opening_tone";
  ALTER TABLE "_pages_v" DROP COLUMN "version_opening_mark";
  ALTER TABLE "_pages_v" DROP COLUMN "version_inquiries";
  ALTER TABLE "_pages_v" DROP COLUMN "version_main_entity";
  ALTER TABLE "_pages_v" DROP COLUMN "version_share_drawing";
  DROP TYPE "public"."enum_pages_family";
  DROP TYPE "public"."enum_pages_opening_tone";
  DROP TYPE "public"."enum_pages_opening_mark";
  DROP TYPE "public"."enum_pages_inquiries";
  DROP TYPE "public"."enum_pages_main_entity";
  DROP TYPE "public"."enum_pages_share_drawing";
  DROP TYPE "public"."enum__pages_v_version_family";
  DROP TYPE "public"."enum__pages_v_version_opening_tone";
  DROP TYPE "public"."enum__pages_v_version_opening_mark";
  DROP TYPE "public"."enum__pages_v_version_inquiries";
  DROP TYPE "public"."enum__pages_v_version_main_entity";
  DROP TYPE "public"."enum__pages_v_version_share_drawing";`)
}
