import type { NavigationKind, RobotNumber, RobotStatus, RobotType, SourceKind } from "@waku/content/schema";

const types: Record<RobotType, { one: string; many: string }> = {
  amr: { one: "Mobile robot (AMR)", many: "Mobile robots (AMR)" },
  agv: { one: "Guided vehicle (AGV)", many: "Guided vehicles (AGV)" },
  "autonomous-forklift": { one: "Autonomous forklift", many: "Autonomous forklifts" },
  "mobile-manipulator": { one: "Mobile manipulator", many: "Mobile manipulators" },
  "industrial-arm": { one: "Industrial arm", many: "Industrial arms" },
  cobot: { one: "Cobot", many: "Cobots" },
  cleaning: { one: "Cleaning robot", many: "Cleaning robots" },
  serving: { one: "Serving robot", many: "Serving robots" },
  delivery: { one: "Delivery robot", many: "Delivery robots" },
  inspection: { one: "Inspection robot", many: "Inspection robots" },
  quadruped: { one: "Quadruped", many: "Quadrupeds" },
  humanoid: { one: "Humanoid", many: "Humanoids" },
  drone: { one: "Drone", many: "Drones" },
  exoskeleton: { one: "Exoskeleton", many: "Exoskeletons" },
  other: { one: "Other machine", many: "Other machines" },
};

const numbers: Record<RobotNumber, { label: string; short: string; hint?: string }> = {
  payloadKg: { label: "Payload", short: "Payload", hint: "upper bound" },
  reachMm: { label: "Reach", short: "Reach" },
  maxSpeedMps: { label: "Top speed", short: "Speed", hint: "upper bound" },
  weightKg: { label: "Own weight", short: "Weight" },
  runTimeH: { label: "Run time", short: "Run time", hint: "lower bound" },
  degreesOfFreedom: { label: "Actuated axes", short: "Axes" },
};

const navigation: Record<NavigationKind, string> = {
  lidar: "Lidar",
  reflectors: "Reflectors",
  "natural-features": "Natural features",
  camera: "Cameras",
  "floor-markers": "Floor markers",
  magnetic: "Magnetic track",
  inductive: "Inductive wire",
  line: "Line",
  rfid: "RFID",
  gnss: "Satellite (GNSS)",
  inertial: "Inertial sensors",
  ultrasonic: "Ultrasound",
  infrared: "Infrared",
  "teach-and-repeat": "Teach and repeat",
  "follow-me": "Follows a person",
  teleoperated: "Remote control",
};

const statuses: Record<RobotStatus, { label: string; text: string }> = {
  available: { label: "Current as far as known", text: "Nothing we read says that the model is no longer offered." },
  discontinued: {
    label: "No longer current",
    text: "The source calls the model discontinued, superseded or an earlier generation.",
  },
  prototype: { label: "Prototype", text: "The source shows a prototype or an announcement." },
  research: { label: "For research", text: "The model is made for research and teaching." },
  inHouse: { label: "In-house only", text: "Its maker uses the model itself and does not sell it." },
};

const sourceKinds: Record<SourceKind, { label: string; text: string }> = {
  maker: { label: "The maker", text: "A page, document or repository of the maker." },
  manual: { label: "A manual", text: "A manual of the maker, read as a copy elsewhere." },
  repository: {
    label: "A public repository",
    text: "A robot description or driver by others. It shows that the model exists, and what its authors entered.",
  },
  list: {
    label: "A directory",
    text: "A list of many models. Good for the existence of a model, weaker for its figures.",
  },
  news: {
    label: "Press or resellers",
    text: "A report, reseller or customer page. Good for the existence of a model, weaker for its figures.",
  },
};

/** A name as it stands within a sentence; German nouns keep their capital. */
const within = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const many = (count: string, one: string, more: string) => (count === "1" ? `1 ${one}` : `${count} ${more}`);

/** English texts of the robot finder. */
export const en = {
  types,
  numbers,
  navigation,
  statuses,
  sourceKinds,
  allData: "All data to download",
  finderName: "Robot finder",
  notRead: "not read",
  models: (count: string) => many(count, "model", "models"),
  makers: (count: string) => many(count, "maker", "makers"),
  counted: (models: string, makers: string) => `${models} models by ${makers} makers recorded`,

  search: "Name of a model or maker",
  searchHint: "Typing errors are forgiven",
  kind: "Kind of robot",
  limits: "Limits",
  fromShort: "from",
  toShort: "to",
  sliderFrom: (label: string) => `${label}, lower limit`,
  sliderTo: (label: string) => `${label}, upper limit`,
  noLimit: "no limit",
  known: (known: string, of: string) => `${known} of ${of} known`,
  knownOnly: "Only models with a known value",
  makerAndCountry: "Maker and country",
  maker: "Maker",
  country: "Home of the maker",
  anyMaker: "Any maker",
  moreMakers: "Add a maker",
  anyCountry: "Any country",
  moreCountries: "Add a country",
  navigationAndStatus: "Navigation and status",
  navigationLabel: "Navigation",
  navigationNote: "Hardly any source states it: choosing one hides most models.",
  statusLabel: "Status",
  statusNote: "Without a choice the list shows current models.",
  sort: "Sort by",
  sorts: {
    relevance: "Best match, most values first",
    name: "Model",
    maker: "Maker",
    payload: "Payload, largest first",
    reach: "Reach, longest first",
    speed: "Speed, fastest first",
    weight: "Weight, lightest first",
    "run-time": "Run time, longest first",
  },
  submit: "Show results",
  results: "Results",
  found: (count: string) => many(count, "model fits", "models fit"),
  ofAll: (count: string) => `of ${count} recorded`,
  shown: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  chosen: "Chosen",
  remove: (label: string) => `Take off: ${label}`,
  reset: "Take all off",
  atLeast: (label: string, value: string) => `${label} from ${value}`,
  atMost: (label: string, value: string) => `${label} up to ${value}`,
  between: (label: string, min: string, max: string) => `${label} ${min} to ${max}`,
  isKnown: (label: string) => `${label} known`,
  textChip: (text: string) => `“${text}”`,
  noneTitle: "No model fits all of this at once",
  noneText: "Nothing is lost: take one filter off, and these are left.",
  without: (label: string, count: string) => `Without “${label}”: ${many(count, "model", "models")}`,
  noneHelps: "Even with one filter less, nothing fits. Start again, or tell us what you are looking for.",
  askUs: "Ask us",
  model: "Model",
  type: "Type",
  compare: "Compare",
  compareOf: (name: string) => `Compare ${name}`,
  compareChosen: "Compare chosen models",
  compareNote: "Tick up to six models.",
  compareCount: (count: string) => many(count, "model chosen", "models chosen"),

  feedTitle: (brand: string) => `Changes in the robot finder: ${brand}`,
  feedText: "Which models came into the robot finder, and which values changed.",
  feedEntry: (day: string, added: string, changed: string) => `${day}: ${[added, changed].filter(Boolean).join(", ")}`,
  modelsAdded: (count: string) => `${many(count, "new model", "new models")}`,
  valuesChanged: (count: string) => `${many(count, "detail", "details")} changed`,
  newModel: (type: string) => `new, ${type}`,
  change: (label: string, from: string, to: string) => `${label} was ${from}, now ${to}`,
  andMore: (count: string) => `and ${count} more`,

  issues: {
    title: "Not everything could be used as it was entered",
    unknownFacet: (name: string) => `There is no filter “${name}”. It was left out.`,
    unknownValue: (facet: string, value: string) => `“${value}” is not known for “${facet}”. It was left out.`,
    notANumber: (label: string, value: string) => `${label}: “${value}” is not a number. Write it like 1,234.5.`,
    wrongUnit: (label: string, value: string, unit: string) =>
      unit
        ? `${label}: “${value}” has another unit. Please enter it in ${unit}.`
        : `${label}: “${value}” has a unit, though this is a plain number.`,
    outOfRange: (label: string, value: string, limit: string) =>
      `${label}: “${value}” is beyond what can be entered, 0 to ${limit}.`,
    reversedRange: (label: string, min: string, max: string) =>
      `${label}: ${min} is more than ${max}, so we took the two the other way round.`,
    tooMany: (facet: string, limit: string) => `At most ${limit} choices for “${facet}” are used.`,
    tooLong: (limit: string) => `The search text is used up to ${limit} characters.`,
    noPage: (value: string) => `There is no page “${value}” of this list. This is the first one.`,
  },
  facets: { type: "Kind of robot", maker: "Maker", country: "Country", navigation: "Navigation", status: "Status" },

  robotTitle: (model: string, maker: string) => `${maker} ${model}: values and comparison`,
  robotDescription: (model: string, maker: string, type: string, values: string) =>
    `${model} by ${maker}, ${within(type)}: ${values}. With source, place among models of its type and similar models.`,
  noValues: "no value read yet",
  by: "by",
  valuesTitle: "Values",
  valuesText: (type: string) =>
    `What the source states, and where it stands among ${within(type)} whose value we know.`,
  noneYet: "No value of this model has been read yet. Do you know a datasheet?",
  value: "Value",
  detail: "Detail",
  place: (type: string) => `Among ${within(type)}`,
  placeText: (below: string, equal: string, known: string) =>
    equal === "0" ? `above ${below} of ${known} known` : `above ${below}, level with ${equal} of ${known} known`,
  placeLowest: (equal: string, known: string) =>
    equal === "0" ? `the smallest of ${known} known` : `the smallest, level with ${equal} of ${known} known`,
  placeHighest: (equal: string, known: string) =>
    equal === "0" ? `the largest of ${known} known` : `the largest, level with ${equal} of ${known} known`,
  onlyOne: "the only known value",
  chartLabel: (label: string, value: string, min: string, max: string) =>
    `${label} ${value} on a scale from ${min} to ${max}`,
  median: (value: string) => `median ${value}`,
  facts: "Further details",
  interfaces: "Interfaces",
  interfacesNote: "Only what the source shows. “ROS” means that a driver or a description exists.",
  correct: "Correct a value",
  tellValue: "Tell us a value",
  sourceTitle: "Source",
  sourceKind: "Read in",
  sourceDay: "Read on",
  sourceNote: "What it says",
  sourceLink: "Open the source",
  sourceUnlinked: "Named here, not linked: we link only pages of makers and public repositories.",
  careTitle: (type: string) => `Keeping ${within(type)} running`,
  careText: "How they are looked after in daily use: wear, typical faults, checks and records.",
  careLink: (title: string) => `Read the page “${title}”`,
  similarTitle: "Similar models",
  similarText: "Nearest by the values known of both models, within the same type.",
  compareThese: "Put these side by side",
  moreOf: (maker: string) => `All models by ${maker}`,
  allOfType: (type: string) => `All ${within(type)}`,
  compareType: (type: string) => `Comparison: ${within(type)}`,

  makerTitle: (maker: string) => `Robots by ${maker}`,
  makerDescription: (maker: string, models: string, types: string) =>
    `${models} by ${maker} in the robot finder: ${types}. With known values, sources and a way to compare them.`,
  makerPretitle: "Maker",
  countOfType: (count: string, type: string) => `${count} ${within(type)}`,
  makerText: (models: string, types: string) => `${models} recorded: ${types}.`,
  filterMaker: "Filter these models",

  typeTitle: (type: string) => `${type}: models and values`,
  typeDescription: (type: string, models: string, makers: string) =>
    `${models} by ${makers}: how payload, reach, speed, weight and run time of ${within(type)} spread, with every value behind the charts.`,
  typePretitle: "Type of robot",
  typeText: (models: string, makers: string) =>
    `${models} by ${makers} recorded. The charts show the values that our sources state; what was not read is not in them.`,
  ofMakers: (models: string, makers: string) => `${models} by ${makers}`,
  filterType: "Filter these models",
  spreadTitle: "How the values spread",
  spreadText: "One mark for each model whose value is known. Scales are logarithmic where values lie far apart.",
  spreadLabel: (label: string, known: string, min: string, median: string, max: string) =>
    `${label} of ${known} models, from ${min} to ${max}, median ${median}`,
  scatterTitle: (x: string, y: string) => `${y} against ${x.toLowerCase()}`,
  scatterText: (count: string, of: string) => `${count} of ${of} models have both values.`,
  scatterLabel: (x: string, y: string, count: string, xs: string, ys: string) =>
    `${y} against ${x.toLowerCase()} of ${count} models. ${x}: ${xs}. ${y}: ${ys}. The table below holds every value.`,
  fromTo: (min: string, max: string) => `${min} to ${max}`,
  asTable: "All values as a table",
  makersTitle: "Who makes them",
  tooFew: "Too few values are known for a chart.",
  otherTypes: "Other types",

  comparisonCaption: "Values of the chosen models",
  differs: "differs",
  best: "largest value",
  offer: "Ask for an offer for these",
  offerLine: (models: string) => `Please make an offer for these models: ${models}.`,
  csv: "Table as CSV",
  pdf: "Comparison as PDF",
  copyLink: "Copy link",
  copied: "Link copied",
  removeModel: (name: string) => `Take ${name} out`,
  comparisonLegend:
    "A mark at the start of a row says that the known values differ. Mint marks the largest value where more is better.",
  noneRead: (labels: string) => `Not read of any of them: ${labels}.`,
  nothingToCompare: "No model is chosen yet",
  nothingToCompareText: "Tick up to six models in the finder, or start with one of these comparisons.",
  oneToCompare: "One model alone cannot be compared. Add another one in the finder.",
  toFinder: "Go to the finder",
  addModels: "Add models",
  examples: "Comparisons to start with",
  unknownRobot: (id: string) => `We know no model “${id}”. It was left out.`,
  tooManyRobots: (limit: string, left: string) => `At most ${limit} models fit side by side. Left out: ${left}.`,
  twice: (name: string) => `“${name}” was named twice and stands here once.`,
};

/** Both languages have exactly these texts, checked by the compiler. */
export type RobotTexts = typeof en;
