/** Closed lists of names that content may use. Adding one means adding its drawing, too. */

/** Icons (Tabler outline names) available to content; they ship as one sprite. */
export const iconNames = [
  "activity",
  "alert-triangle",
  "antenna",
  "api",
  "arrows-exchange",
  "augmented-reality",
  "barcode",
  "battery-charging",
  "bed",
  "bell",
  "bolt",
  "books",
  "box",
  "building-factory-2",
  "building-hospital",
  "building-warehouse",
  "calendar",
  "calendar-time",
  "camera",
  "car-crane",
  "certificate",
  "chart-bar",
  "chart-line",
  "checklist",
  "circle-check",
  "clipboard-check",
  "clipboard-list",
  "clock",
  "cloud",
  "coin-euro",
  "cpu",
  "crane",
  "database",
  "device-mobile",
  "drone",
  "droplet",
  "engine",
  "eye",
  "file-text",
  "files",
  "filter",
  "first-aid-kit",
  "flag",
  "forklift",
  "gauge",
  "git-merge",
  "hand-click",
  "hand-stop",
  "headset",
  "heart-handshake",
  "history",
  "inbox",
  "info-circle",
  "key",
  "language",
  "layers-intersect",
  "link",
  "list-check",
  "lock",
  "mail",
  "map",
  "map-pin",
  "map-route",
  "message",
  "messages",
  "microphone",
  "network",
  "notebook",
  "package",
  "package-export",
  "package-import",
  "packages",
  "phone",
  "photo-scan",
  "plug",
  "plug-connected",
  "puzzle",
  "qrcode",
  "radar-2",
  "receipt",
  "refresh",
  "report",
  "robot",
  "robot-face",
  "route",
  "ruler-2",
  "scale",
  "school",
  "search",
  "settings",
  "shield-check",
  "shopping-cart",
  "signature",
  "sitemap",
  "snowflake",
  "spray",
  "stack-2",
  "stairs",
  "star",
  "stethoscope",
  "tag",
  "target",
  "temperature",
  "timeline",
  "tool",
  "tools",
  "tools-kitchen-2",
  "traffic-lights",
  "transfer",
  "trending-up",
  "truck-delivery",
  "upload",
  "user-check",
  "users",
  "users-group",
  "vacuum-cleaner",
  "versions",
  "video",
  "walk",
  "wheel",
  "wifi",
  "world",
  "zoom-check",
] as const;
export type IconName = (typeof iconNames)[number];

/** Colours that can set an entry of a menu apart; without one it has the menu's own. */
export const entryColors = ["amber", "coral", "white"] as const;
export type EntryColor = (typeof entryColors)[number];

/** Drawn product surfaces that a hero, an info block or a surface block may show. */
export const surfaceNames = [
  "live-map",
  "order-queue",
  "ticket-board",
  "work-order",
  "maintenance-calendar",
  "robot-file",
  "spare-parts",
  "alert-timeline",
  "process-analytics",
  "report",
  "maintenance-agent",
  "ar-overlay",
  "data-connector",
  "customer-workspace",
  /** Scenes of the same drawings for pages that tell of another place. */
  "restaurant-evening",
  "fire-door",
  "bearing-forecast",
  "hotel-night",
  "voice-template",
  "brush-order",
  /** The story of the start page: in a hero it gets a stage of its own. */
  "incident",
] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** Pictures of machines and places; each is a set of files below `content/media/pictures`. */
export const pictureNames = [
  "amr",
  "agv-tugger",
  "autonomous-forklift",
  "cobot",
  "industrial-arm",
  "drone",
  "humanoid",
  "conveyor-sorter",
  "cleaning-robot",
  "serving-robot",
  "manual-forklift",
  "inspection-quadruped",
  "connector-box",
  "warehouse-diorama",
  "workshop-bench",
  "control-room",
  "charging-station",
  "spare-part-shelf",
  "service-tablet",
  "high-rack",
  "cobot-palletising",
  "rack-inspection",
] as const;
export type PictureName = (typeof pictureNames)[number];

/** What a figure of the register is: its kind limits what a text may claim with it. */
export const figureKinds = ["customerResult", "guideValue", "companyFact"] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Registers that a reference page may show below its text. */
export const registerNames = ["figures", "standards"] as const;
export type RegisterName = (typeof registerNames)[number];

/** The site's own forms. */
export const formNames = [
  "contact",
  "offer",
  "demo",
  "trial",
  "partner",
  "consulting",
  "robot-test",
  "whitepaper",
  "appointment",
  "fair",
  "application",
  "robot-correction",
] as const;
export type FormName = (typeof formNames)[number];

/** Page groups whose inquiries can be sent to different hosted forms. */
export const formGroups = [
  "get-started",
  "demo",
  "trainings",
  "benefits",
  "features",
  "solutions",
  "company",
  "consulting",
] as const;
export type FormGroup = (typeof formGroups)[number];

/** Collections of items with a page each. */
export const collectionNames = ["article", "update", "pressRelease", "job", "client", "partner", "plainPage"] as const;
export type CollectionName = (typeof collectionNames)[number];

/** Handbooks of the robot journey; each is a folder of chapters under `content/<locale>/handbooks`. */
export const handbookNames = ["reliable-robots-manufacturers", "robot-operations", "sustainable-automation"] as const;
export type HandbookName = (typeof handbookNames)[number];

/** Values of the site settings that a text or a company-data block may name. */
export const settingNames = [
  "legalName",
  "street",
  "postalCode",
  "city",
  "country",
  "phone",
  "email",
  "registerCourt",
  "registerNumber",
  "vatId",
  "managingDirectors",
  "contentResponsible",
  "privacyContact",
  "supervisoryAuthority",
  "hostingProvider",
] as const;
export type SettingName = (typeof settingNames)[number];

/** External links from the site settings, usable as `setting:<name>` link targets. */
export const linkSettingNames = [
  "login",
  "trial",
  "apiDocumentation",
  "consultingSite",
  "phone",
  "email",
  "linkedin",
  "twitter",
  "youtube",
  "instagram",
  "appointmentBooking",
  "pressKit",
] as const;
export type LinkSettingName = (typeof linkSettingNames)[number];
