/**
 * Every failure the product knows, with the HTTP status it leaves as and whether it is our own defect
 * (`report`: logged as an error with its cause). The sentence the owner reads stands in
 * `core/text/shared/error-texts.ts`, one for each code.
 */
export interface ErrorFacts {
  readonly status: 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504
  readonly report: boolean
}

const facts = (status: ErrorFacts['status'], report = false): ErrorFacts => ({ status, report })

export const errorCodes = {
  invalid_json: facts(400),
  invalid_request: facts(400),
  unsupported_media_type: facts(415),
  body_too_large: facts(413),
  blank_message: facts(400),
  message_too_long: facts(400),
  not_signed_in: facts(401),
  session_expired: facts(401),
  wrong_credentials: facts(401),
  email_taken: facts(409),
  weak_password: facts(400),
  invalid_email: facts(400),
  email_does_not_match: facts(400),
  password_not_set: facts(401),
  sign_in_cancelled: facts(400),
  sign_in_forged: facts(400),
  sign_in_replayed: facts(400),
  sign_in_late: facts(400),
  sign_in_no_email: facts(400),
  sign_in_email_taken: facts(409),
  sign_in_token_failed: facts(502, true),
  sign_in_bad_token: facts(502, true),
  issuer_unreachable: facts(504, true),
  google_not_configured: facts(422),
  oidc_not_configured: facts(422),
  forbidden_origin: facts(403),
  service_key_required: facts(403),
  not_found: facts(404),
  method_not_allowed: facts(405),
  insufficient_points: facts(402),
  points_check_failed: facts(503, true),
  unknown_action: facts(400),
  payment_unavailable: facts(502, true),
  payment_unverified: facts(403, true),
  payment_not_open: facts(409),
  stale_version: facts(409),
  proposal_outdated: facts(409),
  invalid_content: facts(400),
  item_too_large: facts(413),
  image_unreadable: facts(400),
  unknown_format: facts(400),
  export_failed: facts(500, true),
  kind_not_ready: facts(422),
  user_not_authenticated: facts(401),
  pos_not_set_up: facts(409),
  pos_deployment_failed: facts(500, true),
  setup_target_not_ready: facts(422),
  request_key_reused: facts(409),
  out_of_stock: facts(409),
  product_gone: facts(409),
  sale_conflict: facts(409),
  sale_too_large: facts(422),
  received_too_low: facts(422),
  till_signed_out: facts(401),
  till_wrong_credentials: facts(401),
  till_locked: facts(429),
  till_ticket_used: facts(401),
  reply_running: facts(409),
  reply_interrupted: facts(503),
  making_failed: facts(500, true),
  title_and_content_required: facts(400),
  title_and_slides_required: facts(400),
  document_url_required: facts(400),
  description_required: facts(400),
  figures_required: facts(400),
  no_table: facts(422),
  foreign_document_url: facts(422),
  nothing_to_analyse: facts(422),
  assistant_unavailable: facts(503, true),
  assistant_broke_off: facts(502, true),
  assistant_busy: facts(503),
  assistant_misconfigured: facts(503, true),
  website_needs_sign_in: facts(401),
  website_build_failed: facts(500, true),
  site_check_failed: facts(500, true),
  hosting_unavailable: facts(502, true),
  hosting_refused: facts(502, true),
  nothing_to_retry: facts(409),
  too_many_requests: facts(429),
  database_unavailable: facts(503, true),
  shutting_down: facts(503),
  offline: facts(503),
  bad_answer: facts(502, true),
  internal: facts(500, true),
} as const satisfies Record<string, ErrorFacts>

export type ErrorCode = keyof typeof errorCodes

/** Narrows an outside string (a response body, stored JSON) to a code of the list. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value)
