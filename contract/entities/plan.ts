import { z } from '#contract/zod.ts';

const planTypes = ['monthly', 'yearly'] as const;
export const planType = z.enum(planTypes);
export type PlanType = z.infer<typeof planType>;

/** The price list as the server sends it. */
export const priceList = z.object({
  currency: z.string(),
  plans: z.array(z.object({ type: planType, price: z.number(), savingPercent: z.int() })),
});
export type PriceList = z.infer<typeof priceList>;
