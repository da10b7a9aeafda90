export { type ListmonkServer, startListmonkServer } from "./outbox/sinks/testing/listmonk-server.ts";
export { type MailchimpServer, startMailchimpServer } from "./outbox/sinks/testing/mailchimp-server.ts";
export { docx, pdf, xlsx, zip } from "./uploads/testing/documents.ts";
