import * as z from 'zod/mini'

import { defineContract } from '#core/http/shared/contract.ts'

const text = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '')

/** The website builder's call (P2 §7). Who asks is known from the session alone; ids and tokens of the body are not read. */
const createWebsite = (platform: 'netlify' | 'vercel' | 'cloudflare') =>
  defineContract({
    method: 'post',
    path: `/api/create-website-${platform}`,
    access: 'user',
    // The log-in sentence of P2 §5 names the sidebar, which a general refusal would not.
    refusal: 'website_needs_sign_in',
    needsAppCheck: true,
    summary: 'Orders a website from facts of a business; it appears among the items when it is live',
    body: z.object({
      businessInfo: z.object({ name: text(120), type: text(60), description: text(2000) }),
      userId: z.optional(z.string()),
      userEmail: z.optional(z.string()),
      userName: z.optional(z.string()),
      idToken: z.optional(z.string()),
      /** Names this order: the same key again orders nothing. The header Idempotency-Key does the same. */
      key: z.optional(z.string().check(z.maxLength(120))),
    }),
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      /** Under this id it will be among the items, and its state can be asked for from now on. */
      websiteId: z.string(),
      status: z.string(),
    }),
  })

export const createWebsiteNetlify = createWebsite('netlify')
export const createWebsiteVercel = createWebsite('vercel')
export const createWebsiteCloudflare = createWebsite('cloudflare')
