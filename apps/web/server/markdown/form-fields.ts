import type { Element, ElementContent } from "hast";
import { element, findElement, findElements, isElement, text, wordsOf } from "./hast.ts";
import type { TwinTexts } from "./texts.ts";

/** More choices than these are counted, not named. */
const maxChoices = 20;

/** Name of the elements that stand for fields until they are gathered into lists. */
export const fieldName = "form-field";

type Scope = {
  t: TwinTexts;
  /** Whether the form's query holds what was entered. */
  isQuery: boolean;
};

/** What a form asks for at one place: a field, or choices that belong together; undefined for anything else. */
export function fieldOf(node: Element, scope: Scope): Element | undefined {
  if (node.tagName === "fieldset") return choiceField(node, scope);
  if (node.tagName === "label" && node.properties.htmlFor === undefined) return wrappedField(node, scope);
  const label = node.children.find(
    (child) => isElement(child, "label") && child.properties.htmlFor !== undefined && !isHidden(child),
  );
  if (!isElement(label)) return undefined;
  const [id] = [label.properties.htmlFor].flat();
  const control = findElement(node, ({ properties }) => properties.id === id);
  return control && labelledField(node, label, control, scope);
}

/** A label beside its control, with unit and hints. */
function labelledField(field: Element, label: Element, control: Element, scope: Scope): Element {
  const described = [control.properties.ariaDescribedBy ?? []].flat().map(String);
  const byId = (suffix: string) =>
    described
      .filter((id) => id.endsWith("-unit") === (suffix === "unit"))
      .flatMap((id) => findElement(field, ({ properties }) => properties.id === id) ?? [])
      .map(wordsOf);
  const [unit] = byId("unit");
  const name = unit ? `${wordsOf(label)} (${unit})` : wordsOf(label);
  return line(name, [...facts(control, scope), ...byId("hint")], choicesIn(control, scope));
}

/** A label around its control. */
function wrappedField(label: Element, scope: Scope): Element | undefined {
  const control = findElement(label, isControl);
  if (!control) return undefined;
  if (!isChoice(control)) return line(wordsOf(label), facts(control, scope));
  const name = scope.isQuery ? [`${scope.t.parameter} \`${control.properties.name}=${control.properties.value}\``] : [];
  return line(choiceName(label), name);
}

/** Choices under one legend. A group of other fields is none. */
function choiceField(fieldset: Element, { t, isQuery }: Scope): Element | undefined {
  const controls = findElements(fieldset, isControl);
  const [first] = controls;
  if (!first || !controls.every(isChoice)) return undefined;
  const legend = fieldset.children.find((child) => isElement(child, "legend"));
  const names = new Set(controls.map(({ properties }) => properties.name));
  const labels = findElements(fieldset, ({ tagName }) => tagName === "label");
  const choices = labels.flatMap((label) => {
    const control = findElement(label, isChoice);
    if (!control) return [];
    const { name, value, checked } = control.properties;
    const key = names.size > 1 ? `\`${name}=${value}\`` : `\`${value}\``;
    const notes = [...(isQuery ? [key] : []), ...(checked ? [t.preset] : [])].join(", ");
    return [notes ? `${choiceName(label)} (${notes})` : choiceName(label)];
  });
  const parameter = isQuery && names.size === 1 ? [`${t.parameter} \`${first.properties.name}\``] : [];
  const hints = findElements(fieldset, ({ tagName }) => tagName === "p").map(wordsOf);
  return line(legend ? wordsOf(legend) : "", [...parameter, ...hints], shortened(choices, t));
}

/** Choices of a list. */
function choicesIn(control: Element, { t, isQuery }: Scope): string[] {
  const options = findElements(control, ({ tagName }) => tagName === "option");
  return shortened(
    options
      .filter(({ properties }) => properties.value !== "")
      .map((option) => (isQuery ? `${wordsOf(option)} (\`${option.properties.value}\`)` : wordsOf(option))),
    t,
  );
}

function shortened(choices: string[], t: TwinTexts): string[] {
  if (choices.length <= maxChoices + 1) return choices;
  return [...choices.slice(0, maxChoices), t.more(choices.length - maxChoices)];
}

/** What is to be known of a control. */
function facts({ properties }: Element, { t, isQuery }: Scope): string[] {
  const preset = String(properties.value ?? "");
  return [
    ...(isQuery ? [`${t.parameter} \`${properties.name}\``] : []),
    ...(isQuery && preset ? [`${t.preset} ${preset}`] : []),
    ...(properties.ariaRequired === "true" || properties.required ? [t.required] : []),
    ...(properties.type === "file" ? [t.files] : []),
  ];
}

/** Words of a choice; what stands on lines of its own is parted by dots. */
function choiceName(label: Element): string {
  const parts = (node: Element): string[] => {
    if (!node.children.some((child) => isElement(child) && child.tagName === "span")) return [wordsOf(node)];
    return node.children.flatMap((child) =>
      isElement(child) ? parts(child) : [child.type === "text" ? child.value.trim() : ""],
    );
  };
  return parts(label).filter(Boolean).join(" · ");
}

/** `Name: facts; choices`, with what stands in backticks as code. */
function line(name: string, notes: string[], choices: string[] = []): Element {
  const said = [notes.join("; "), choices.join(", ")].filter(Boolean).join(": ");
  const named = /[?!.:]$/.test(name) ? name : `${name}:`;
  return element(fieldName, withCode(said ? `${named} ${said}` : name));
}

function withCode(words: string): ElementContent[] {
  return words.split("`").map((part, index) => (index % 2 === 1 ? element("code", [text(part)]) : text(part)));
}

function isHidden({ properties }: Element): boolean {
  return properties.hidden !== undefined || properties.ariaHidden === "true";
}

const choiceTypes = ["radio", "checkbox"];

function isChoice({ tagName, properties }: Element): boolean {
  return tagName === "input" && choiceTypes.includes(String(properties.type));
}

/** Fields that somebody fills in; a slider only doubles the field beside it. */
function isControl({ tagName, properties }: Element): boolean {
  if (tagName === "select" || tagName === "textarea") return true;
  return tagName === "input" && !["hidden", "range", "submit"].includes(String(properties.type));
}
