"use client";

import { useForm, useRowLabel } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { isEmptyRow } from "./is-empty-row.ts";

type Row = Record<string, unknown>;

/** Fields whose words tell rows apart, best first. */
const telling = ["title", "label", "question", "key", "name", "text", "address"];

/** The words of the row that this stands in, kept up to date while it is edited. */
export function RowWords() {
  const { data, path } = useRowLabel<Row>();
  useOpenWhenNew(path, data);
  const words = wordsOf(data);
  return words && <>: {words.length > 80 ? `${words.slice(0, 80)}…` : words}</>;
}

/** Rows start folded; one that was just added opens, so that it can be filled in. */
function useOpenWhenNew(path: string, data: Row | undefined): void {
  const { dispatchFields, getField } = useForm();
  const isNew = useRef(isEmptyRow(data));

  // The panel folds new rows like all others, and only the form can open one.
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    const [, list = "", index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
    const rows = getField(list)?.rows;
    if (!rows) return;
    const updatedRows = rows.map((row, at) => (at === Number(index) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: "SET_ROW_COLLAPSED", path: list, updatedRows });
  }, [path, dispatchFields, getField]);
}

function wordsOf(row: Row | undefined): string {
  const words = telling.map((name) => row?.[name]).find((value) => typeof value === "string" && value !== "");
  if (typeof words === "string") return words;
  return typeof row?.link === "object" ? wordsOf(row.link as Row) : "";
}
