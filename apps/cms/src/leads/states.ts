/** How far a lead is. */
export const leadStates = ["new", "working", "answered", "done", "spam"] as const;
export type LeadState = (typeof leadStates)[number];

/** Somebody has answered, or nobody needs to: such leads go when their time is over. The others are never lost. */
export const settledStates: LeadState[] = ["answered", "done", "spam"];

/** What has become of a delivery that the site makes: of a mail, to a CRM, to a mailing list. */
export const deliveryStates = ["pending", "failing", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The worst of a lead's deliveries, which is what somebody must look at. */
export function worstOf(states: DeliveryState[]): DeliveryState | null {
  const order: DeliveryState[] = ["dead", "failing", "pending", "delivered"];
  return order.find((state) => states.includes(state)) ?? null;
}
