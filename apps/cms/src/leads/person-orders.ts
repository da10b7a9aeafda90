import { dayMs } from "@waku/server/variables";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { findPerson, nameOf } from "../access/people.ts";
import { hasRole } from "../access/roles.ts";
import { isSite, refuseStranger } from "../access/site-token.ts";
import { inTransaction } from "../in-transaction.ts";
import { readJson } from "../read-json.ts";
import { exportLeads, find } from "./person-export.ts";
import { erasePerson, personEmail } from "./receive.ts";

/*
 * Data of one person lie here and with the site. The backend cannot call the site: the site asks for orders, does its
 * part, and says so. Nothing is lost while one of them is down, and doing an order twice is harmless.
 */

/** A site that has not asked for so long is taken for gone; nobody waits for it. */
const siteIsGoneMs = 30 * dayMs;
/** What a site has exported is kept for so long to be downloaded. */
const exportMs = dayMs;

type Kind = "erase" | "export";
type Order = {
  id: number;
  kind: Kind;
  email: string | null;
  by?: number | null;
  results: Record<string, unknown> | null;
  doneAt: string | null;
  createdAt: string;
};

const requestSchema = z.object({ kind: z.enum(["erase", "export"]), email: personEmail.includes("@") });

/**
 * `POST /api/leads/person`: an administrator has a person erased, or all that is stored about it put together. What
 * lies here is erased at once.
 */
export const orderPerson: Endpoint = {
  path: "/person",
  method: "post",
  handler: async (req) => {
    if (!hasRole({ req }, "admin")) return Response.json({ errors: [] }, { status: 403 });
    const read = requestSchema.safeParse(await readJson(req));
    if (!read.success) return Response.json({ error: z.prettifyError(read.error) }, { status: 400 });
    const { kind, email } = read.data;
    const { order, leads } = await inTransaction(req, async () => {
      const data = { kind, email, by: req.user?.id };
      const created = await req.payload.create({ collection: "person-orders", data, overrideAccess: true, req });
      const before = new Date().toISOString();
      const erased = kind === "erase" ? await erasePerson(req, { email, before, keys: [] }) : 0;
      return { order: created as unknown as Order, leads: erased };
    });
    req.payload.logger.info({ order: order.id, kind, by: req.user?.id, leads }, "An order about a person was given.");
    return Response.json({ id: order.id, leads });
  },
};

/** `GET /api/leads/person`: orders that wait for the site, and those of the last day. */
export const listPersonOrders: Endpoint = {
  path: "/person",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "admin")) return Response.json({ errors: [] }, { status: 403 });
    const recent = new Date(Date.now() - exportMs).toISOString();
    const orders = await findOrders(req, { or: [{ doneAt: { exists: false } }, { doneAt: { greater_than: recent } }] });
    const shown = orders.map(async ({ id, kind, email, by, doneAt, createdAt }) => {
      const person = by ? await findPerson(req, by) : undefined;
      return { id, kind, email, by: person ? nameOf(person) : null, doneAt: doneAt ?? null, createdAt };
    });
    return Response.json({ orders: await Promise.all(shown) });
  },
};

/** `GET /api/leads/person/:id`: all that is stored about a person, once the site has answered; 409 before that. */
export const downloadPerson: Endpoint = {
  path: "/person/:id",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "admin")) return Response.json({ errors: [] }, { status: 403 });
    const [order] = await findOrders(req, { id: { equals: Number(req.routeParams?.id) || 0 } });
    if (order?.kind !== "export" || !order.email) return Response.json({ errors: [] }, { status: 404 });
    if (!order.doneAt) return Response.json({ error: "The site has not answered yet." }, { status: 409 });
    const all = {
      email: order.email,
      exportedAt: new Date().toISOString(),
      backend: await exportLeads(req, order.email),
      site: Object.values(order.results ?? {}),
    };
    req.payload.logger.info({ order: order.id, by: req.user?.id }, "The data of a person were downloaded.");
    return new Response(JSON.stringify(all, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="person-${order.id}.json"`,
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

const siteSchema = z.string().regex(/^[\w-]{8,64}$/);

/** `GET /api/leads/orders?site=…`: what a process of the site has still to do. */
export const siteOrders: Endpoint = {
  path: "/orders",
  method: "get",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const site = siteSchema.safeParse(req.query.site);
    if (!site.success) return Response.json({ error: "site is missing." }, { status: 400 });
    await noteSite(req, site.data);
    const open = await findOrders(req, { doneAt: { exists: false } });
    const isAnswered = ({ results }: Order) => Object.hasOwn(results ?? {}, site.data);
    // Whom they waited for may have been taken for gone meanwhile.
    for (const { id } of open.filter(isAnswered)) await answer(req, id, {});
    const orders = open.filter((order) => !isAnswered(order));
    return Response.json({ orders: orders.map(({ id, kind, email }) => ({ id, kind, email })) });
  },
};

const doneSchema = z.object({ site: siteSchema, result: z.record(z.string(), z.unknown()) });

/** `POST /api/leads/orders/:id/done`: a process of the site has done its part. */
export const siteOrderDone: Endpoint = {
  path: "/orders/:id/done",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const read = doneSchema.safeParse(await readJson(req));
    if (!read.success) return Response.json({ error: z.prettifyError(read.error) }, { status: 400 });
    const { site, result } = read.data;
    await answer(req, Number(req.routeParams?.id) || 0, { [site]: result });
    return Response.json({});
  },
};

/** Notes what sites have answered. An order is done once all have that are not taken for gone. */
async function answer(req: PayloadRequest, id: number, answers: Record<string, unknown>): Promise<void> {
  await inTransaction(req, async () => {
    const [order] = await findOrders(req, { id: { equals: id } });
    if (!order || order.doneAt) return;
    const results = { ...order.results, ...answers };
    const isDone = (await sitesOfLate(req)).every((known) => Object.hasOwn(results, known));
    const isErasure = order.kind === "erase";
    const data = {
      results,
      ...(isDone && { doneAt: new Date().toISOString() }),
      // Nothing of the person is left here either.
      ...(isDone && isErasure && { email: null }),
    };
    await req.payload.update({ collection: "person-orders", id: order.id, data, overrideAccess: true, req });
    if (isDone && isErasure) await forgetExports(req, order.email);
  });
}

/** Part of a transaction: forgets what was exported and downloaded, and orders of long ago. */
export async function forgetOldOrders(req: PayloadRequest, before: string): Promise<void> {
  const yesterday = new Date(Date.now() - exportMs).toISOString();
  const old = await findOrders(req, {
    or: [
      { kind: { equals: "export" }, doneAt: { less_than: yesterday } },
      { kind: { equals: "erase" }, doneAt: { less_than: before } },
    ],
  });
  await deleteOrders(req, old);
}

/** Part of a transaction: exports of a person go with it. */
async function forgetExports(req: PayloadRequest, email: string | null): Promise<void> {
  const exports = await findOrders(req, { kind: { equals: "export" } });
  await deleteOrders(
    req,
    exports.filter((order) => order.email?.toLowerCase() === email?.toLowerCase()),
  );
}

async function deleteOrders(req: PayloadRequest, orders: Order[]): Promise<void> {
  if (orders.length === 0) return;
  const where = { id: { in: orders.map(({ id }) => id) } };
  await req.payload.db.deleteMany({ collection: "person-orders", where, req });
}

async function findOrders(req: PayloadRequest, where: Parameters<typeof find>[2]) {
  return (await find(req, "person-orders", where)) as unknown as Order[];
}

/** Sites that ask for orders: each has data of its own. */
async function sitesOfLate(req: PayloadRequest): Promise<string[]> {
  const seen = new Date(Date.now() - siteIsGoneMs).toISOString();
  const { docs } = await req.payload.find({
    collection: "lead-sites",
    where: { seenAt: { greater_than: seen } },
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map(({ site }) => String(site));
}

/** Remembers that a site asks, to the day. */
async function noteSite(req: PayloadRequest, site: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "lead-sites",
    where: { site: { equals: site } },
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [known] = docs;
  const seenAt = new Date().toISOString();
  if (known && String(known.seenAt) > new Date(Date.now() - dayMs).toISOString()) return;
  if (known) await req.payload.update({ collection: "lead-sites", id: known.id, data: { seenAt }, req });
  else await req.payload.create({ collection: "lead-sites", data: { site, seenAt }, overrideAccess: true, req });
}
