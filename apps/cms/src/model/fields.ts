import { type Locale, locales } from "@waku/i18n/locale";
import type { Block, Field, PayloadRequest } from "payload";
import { characterCountPath, iconFieldPath, linkFieldPath, pictureFieldPath, rowLabelPath } from "../admin/paths.ts";
import { languageNames, languageOf } from "../language.ts";
import { blockSketch } from "./block-sketches.ts";
import { hintOf, labelOf, labelOfBlock } from "./labels.ts";
import { type ObjectShape, type Part, type Shape, storedName } from "./shape.ts";

/** Fields in which nobody needs to know a name by heart. */
const chooserOf = { picture: pictureFieldPath, link: linkFieldPath };

/**
 * The fields in which the parts of an object are edited.
 * @param isOptional whether the object may be left empty as a whole: then none of its parts is demanded
 */
export function fieldsOf(shape: ObjectShape, isOptional = false): Field[] {
  return shape.parts.map((part) => fieldOf(isOptional ? { ...part, isRequired: false } : part));
}

function fieldOf({ name, shape, isRequired }: Part): Field {
  const base = {
    name: storedName(name),
    label: labelOf(name),
    admin: { description: hintOf(name) },
    validate: leftToSite,
  };
  switch (shape.kind) {
    case "text": {
      const components = shape.max === undefined ? undefined : { afterInput: [characterCount(shape.max)] };
      const admin = { ...base.admin, components };
      return shape.of === "markdown" || (shape.max ?? 0) > 120
        ? { ...base, type: "textarea", required: isRequired, admin: { ...admin, rows: 4 } }
        : { ...base, type: "text", required: isRequired, admin };
    }
    case "both":
      return { ...base, type: "group", fields: locales.map((locale) => textIn(locale, isRequired, shape.isLong)) };
    case "textList":
      return { ...base, type: "text", hasMany: true, maxRows: shape.max };
    case "picture":
    case "link":
      return {
        ...base,
        type: "text",
        required: isRequired,
        admin: { ...base.admin, components: { Field: chooserOf[shape.kind] } },
      };
    case "string":
      return { ...base, type: "text", required: isRequired };
    case "day":
      return {
        ...base,
        type: "date",
        required: isRequired,
        // As the panel's language writes days; without a format it leaves out the year.
        admin: { ...base.admin, date: { pickerAppearance: "dayOnly", displayFormat: "P" } },
      };
    case "moment":
      return {
        ...base,
        type: "date",
        required: isRequired,
        admin: { ...base.admin, date: { pickerAppearance: "dayAndTime", displayFormat: "Pp" } },
      };
    case "number":
      return { ...base, type: "number", required: isRequired, min: shape.min, max: shape.max };
    case "flag":
      return { ...base, type: "checkbox" };
    case "choice":
      return {
        ...base,
        type: "select",
        required: isRequired,
        options: shape.options,
        admin: { ...base.admin, ...(shape.areIcons && { components: { Field: iconFieldPath } }) },
      };
    case "names":
      return shape.options
        ? { ...base, type: "select", hasMany: true, options: shape.options }
        : { ...base, type: "text", hasMany: true };
    case "object":
      return { ...base, type: "group", fields: fieldsOf(shape, !isRequired) };
    case "rows":
      return {
        ...base,
        ...rowsOf(name),
        required: isRequired && (shape.min ?? 0) > 0,
        minRows: shape.min,
        maxRows: shape.max,
        fields: rowFields(shape.row),
      };
    case "register":
      return {
        ...base,
        ...rowsOf(name),
        validate: distinctKeys,
        fields: [keyField, ...rowFields(shape.row, shape.isNullable)],
      };
    case "blocks":
      return {
        ...base,
        type: "blocks",
        admin: { initCollapsed: true },
        labels: { singular: labelOf("block"), plural: base.label },
        required: isRequired,
        minRows: shape.min,
        blocks: shape.blocks.map(blockOf),
      };
  }
}

/**
 * The site's own schema checks what is entered (`publishing/check-fields.ts`), in its words. `required` and limits tell
 * the panel how to show a field.
 */
export function leftToSite(): true {
  return true;
}

/** Rows start folded, each under its own words. */
function rowsOf(name: string) {
  const admin = { description: hintOf(name), initCollapsed: true, components: { RowLabel: rowLabelPath } };
  return { type: "array", admin, labels: { singular: labelOf("row"), plural: labelOf(name) } } as const;
}

/** Of two entries with one key, the site would know one. */
function distinctKeys(rows: unknown, { req }: { req: PayloadRequest }): true | string {
  const keys = Array.isArray(rows) ? rows.map(({ key }) => String(key)) : [];
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice === undefined) return true;
  return { de: `${twice}: Zwei Einträge haben diesen Schlüssel.`, en: `${twice}: Two entries have this key.` }[
    languageOf(req)
  ];
}

const keyField: Field = { name: "key", label: labelOf("key"), type: "text", required: true, validate: leftToSite };

/** Rows of plain texts have one field, `text`. */
function rowFields(row: Shape, isOptional = false): Field[] {
  return row.kind === "object"
    ? fieldsOf(row, isOptional)
    : [fieldOf({ name: "text", shape: row, isRequired: true, isNullable: false })];
}

/** One language of a setting that holds both. */
function textIn(locale: Locale, required: boolean, isLong = false): Field {
  const base = { name: locale, label: languageNames[locale], required, validate: leftToSite };
  return isLong ? { ...base, type: "textarea", admin: { rows: 4 } } : { ...base, type: "text" };
}

/** How many of the characters that fit are used. */
function characterCount(most: number) {
  return { path: characterCountPath, clientProps: { most } };
}

function blockOf({ type, parts }: { type: string; parts: Part[] }): Block {
  const label = labelOfBlock(type);
  const components = { Label: rowLabelPath };
  return {
    slug: type,
    labels: { singular: label, plural: label },
    // Its name stands below it.
    admin: { components, disableBlockName: true, images: { thumbnail: { url: blockSketch(type), alt: "" } } },
    fields: fieldsOf({ kind: "object", parts }),
  };
}
