import { provideMessages } from ".";
import { de } from "./de";
import { en } from "./en";

/** Both languages, for the server. */
provideMessages("de", de);
provideMessages("en", en);
