import * as migration_20261129_230325_initial from './20261129_230325_initial.ts';
import * as migration_20261130_014915_page_kinds from './20261130_014915_page_kinds.ts';
import * as migration_20261130_014952_article_drawing_and_sheet from './20261130_014952_article_drawing_and_sheet.ts';
import * as migration_20261130_015849_fault_codes from './20261130_015849_fault_codes.ts';
import * as migration_20261130_065344_line_drawings from './20261130_065344_line_drawings.ts';
import * as migration_20261130_131932_own_redirects from './20261130_131932_own_redirects.ts';
import * as migration_20261130_133308_pictures from './20261130_133308_pictures.ts';
import * as migration_20261130_174733_outdated_texts from './20261130_174733_outdated_texts.ts';

export const migrations = [
  {
    up: migration_20261129_230325_initial.up,
    down: migration_20261129_230325_initial.down,
    name: '20261129_230325_initial',
  },
  {
    up: migration_20261130_014915_page_kinds.up,
    down: migration_20261130_014915_page_kinds.down,
    name: '20261130_014915_page_kinds',
  },
  {
    up: migration_20261130_014952_article_drawing_and_sheet.up,
    down: migration_20261130_014952_article_drawing_and_sheet.down,
    name: '20261130_014952_article_drawing_and_sheet',
  },
  {
    up: migration_20261130_015849_fault_codes.up,
    down: migration_20261130_015849_fault_codes.down,
    name: '20261130_015849_fault_codes',
  },
  {
    up: migration_20261130_065344_line_drawings.up,
    down: migration_20261130_065344_line_drawings.down,
    name: '20261130_065344_line_drawings',
  },
  {
    up: migration_20261130_131932_own_redirects.up,
    down: migration_20261130_131932_own_redirects.down,
    name: '20261130_131932_own_redirects',
  },
  {
    up: migration_20261130_133308_pictures.up,
    down: migration_20261130_133308_pictures.down,
    name: '20261130_133308_pictures',
  },
  {
    up: migration_20261130_174733_outdated_texts.up,
    down: migration_20261130_174733_outdated_texts.down,
    name: '20261130_174733_outdated_texts'
  },
];
